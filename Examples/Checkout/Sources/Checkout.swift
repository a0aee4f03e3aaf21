import StoreViews
import Views

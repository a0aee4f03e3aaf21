import Slices

// Replaced by the feature.

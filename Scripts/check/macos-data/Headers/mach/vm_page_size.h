// swift-subprocess asks whether this header exists. Its type, which Darwin's sys/types.h declares, is in SDK_FLAGS.

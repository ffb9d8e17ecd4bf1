/** Something in the making: whoever makes it still writes its fields. */
export type Draft<T> = { -readonly [K in keyof T]: T[K] }

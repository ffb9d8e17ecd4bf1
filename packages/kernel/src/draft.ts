/** An object under construction: its creator can still write the fields. */
export type Draft<T> = { -readonly [K in keyof T]: T[K] }

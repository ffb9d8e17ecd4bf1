/// <reference path="./messages/keys.d.ts" />
// What is said to people: message keys with parameters, never sentences. Languages live with the games and the clients.

export type Param = string | number | Message | readonly Message[]

export interface Message {
  readonly key: string
  readonly params?: Readonly<Record<string, Param>>
}

/** Why something is not possible, with the id of the rule that says so. */
export interface Reason extends Message {
  readonly rule: string
}

/** A key that has a text. For keys made at run time (`why.${reason}`), at least one key must match. */
export type MessageKey<K extends string = keyof MessageParams> = string extends K
  ? K
  : [K] extends [keyof MessageParams]
    ? K
    : [Extract<keyof MessageParams, K>] extends [never]
      ? never
      : K

type IsUnion<K, One = K> = K extends unknown ? ([One] extends [K] ? false : true) : never

type AnyParams = Readonly<Record<string, Param>>

/** The parameters of a text: at least all that it uses, for a key that is written out. */
export type ParamsOf<K extends string> = [K] extends [keyof MessageParams]
  ? IsUnion<K> extends true
    ? readonly [params?: AnyParams]
    : [MessageParams[K]] extends [never]
      ? readonly [params?: AnyParams]
      : readonly [params: { readonly [Name in MessageParams[K]]: Param } & AnyParams]
  : readonly [params?: AnyParams]

/** An argument that is a key, or the end of one: `Whole` must have a text. */
export type KeyArgument<K extends string, Whole extends string = K> = K &
  ([MessageKey<Whole>] extends [never] ? never : unknown)

export function say<const K extends string>(key: KeyArgument<K>, ...[params]: ParamsOf<K>): Message {
  return params === undefined ? { key } : { key, params }
}

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

export function say(key: string, params?: Readonly<Record<string, Param>>): Message {
  return params === undefined ? { key } : { key, params }
}

// Keys of the small games in the tests of bots; they have no texts.
interface MessageParams {
  readonly 'how-many': never
  readonly n: never
  readonly really: never
  readonly sure: never
  readonly which: never
}

// Keys of the small catalogs in the tests of the translator.
interface MessageParams {
  readonly a: never
  readonly all: never
  readonly ask: never
  readonly bill: never
  readonly cubes: never
  readonly gains: never
  readonly law: never
  readonly 'nothing.here': never
  readonly sell: never
  readonly water: never
}

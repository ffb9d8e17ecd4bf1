// Texts as they read, whatever holds their words together.

/** The text with ordinary spaces instead of non-breaking ones. */
export function plainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}

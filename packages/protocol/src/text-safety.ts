// Text that people write to each other: without control over the direction or layout of the page that shows it.

const LINE_END = /\r\n?|[\u0085\u2028\u2029]/gu
const CONTROLS = /[\p{Bidi_Control}\p{Cs}\p{Co}]|(?![\n\t])\p{Cc}/gu
/** Any character except spaces, marks and invisible characters. */
const VISIBLE = /[^\s\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{13441}\u{13442}\u{1D159}]/u

/** Returns the text without bidirectional and other controls; line ends stay. */
export function safeText(text: string): string {
  return text.normalize('NFC').replace(LINE_END, '\n').replace(CONTROLS, '').trim()
}

export function showsSomething(text: string): boolean {
  return VISIBLE.test(text)
}

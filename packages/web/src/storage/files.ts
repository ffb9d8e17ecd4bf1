// Matches as files: saves one to disk, reads one that the player picked.

/** A valid match is saved as a record; a corrupt one as stored. */
export function saveFile(name: string, record: unknown): void {
  saveJson(`${fileName(name)}.hustings.json`, record)
}

export function saveJson(file: string, content: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(content)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = file
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

function fileName(name: string): string {
  const plain = name.replace(/[^\p{Letter}\p{Number}]+/gu, '-').replace(/^-+|-+$/g, '')
  return plain === '' ? 'match' : plain
}

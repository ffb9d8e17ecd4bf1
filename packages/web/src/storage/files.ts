// Matches as files: save one to disk, read one that a person picked.

/** A sound match is a record; of a broken one, whatever there is. */
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

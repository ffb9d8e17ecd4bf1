// Reads a file of this package in Node.
import { readFile } from 'node:fs/promises'

export function readText(file: URL): Promise<string> {
  return readFile(file, 'utf8')
}

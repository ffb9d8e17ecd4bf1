// Fetches a file of this package in a browser.
import { UnreadFile } from './unread-file.ts'

export async function readText(file: URL): Promise<string> {
  const response = await fetch(file).catch((error: Error) => {
    throw new UnreadFile(`${file.pathname}: ${error.message}`)
  })
  if (!response.ok) throw new UnreadFile(`${file.pathname}: status ${response.status}`)
  return response.text()
}

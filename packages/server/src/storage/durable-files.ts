// Creates private files and syncs files and folders to disk.
import { open, rm } from 'node:fs/promises'

/** Creates an empty file with mode 600, replacing an existing one. */
export async function makePrivate(path: string): Promise<void> {
  await rm(path, { force: true })
  const file = await open(path, 'wx', 0o600)
  await file.close()
}

export async function synced(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Makes the names of new files durable. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform !== 'win32') await synced(folder)
}

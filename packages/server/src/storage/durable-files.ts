// Files for their owner only, which are on the disk when the call returns.
import { open, rm } from 'node:fs/promises'

/** Makes an empty file with mode 600 in the place of an existing one. */
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

/** The name of a file is on the disk only when its folder is. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform !== 'win32') await synced(folder)
}

// Files that are still there after the power has gone.
import { open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Makes an empty file that only its owner may read, in the place of one that is there. */
export async function makePrivate(path: string): Promise<void> {
  await rm(path, { force: true })
  await (await open(path, 'wx', 0o600)).close()
}

/** Whole or not at all, also if the power goes. */
export async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  await makePrivate(`${path}.part`)
  const file = await open(`${path}.part`, 'w')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.part`, path)
}

/** The name of a new file is on the disk only when its folder is. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform !== 'win32') await synced(folder)
}

/** A folder with all that is in it. */
export async function syncAll(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await syncAll(path)
    else if (entry.isFile()) await synced(path)
  }
  await syncFolder(folder)
}

export async function synced(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

// A modal dialog with a title and a close button; the code is loaded when a dialog first opens.
import { lazy, Suspense, useState } from 'react'
import type { DialogProps } from './OpenDialog.tsx'

const OpenDialog = lazy(() => import('./OpenDialog.tsx'))

export function Dialog(props: DialogProps) {
  const [used, setUsed] = useState(props.open)
  if (props.open && !used) setUsed(true)
  return (
    used && (
      <Suspense fallback={null}>
        <OpenDialog {...props} />
      </Suspense>
    )
  )
}

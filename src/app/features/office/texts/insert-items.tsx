import { useLingui } from '@lingui/react/macro'
import type { EditorView } from 'prosemirror-view'
import { use } from 'react'
import { MenuItem, MenuLine } from '../../../ui/menu.tsx'
import { OpenTextDialog } from './text-dialog.ts'

/** What can be inserted within a text. */
export function InsertItems({ view }: { view: EditorView }) {
  const { t } = useLingui()
  const open = use(OpenTextDialog)
  return (
    <>
      <MenuItem onSelect={() => open({ kind: 'citation', view })}>{t`Citation …`}</MenuItem>
      <MenuItem onSelect={() => open({ kind: 'number', view })}>{t`Number of a result …`}</MenuItem>
      <MenuItem onSelect={() => open({ kind: 'equation', view })}>{t`Equation …`}</MenuItem>
      <MenuItem onSelect={() => open({ kind: 'cross-reference', view })}>{t`Cross-reference …`}</MenuItem>
      <MenuLine />
    </>
  )
}

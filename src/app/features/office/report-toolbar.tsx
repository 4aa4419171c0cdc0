import { Trans, useLingui } from '@lingui/react/macro'
import {
  ArrowDown,
  ArrowUp,
  Bold,
  Italic,
  type LucideIcon,
  Plus,
  Subscript,
  Superscript,
  Underline,
} from 'lucide-react'
import { toggleMark } from 'prosemirror-commands'
import type { NodeType } from 'prosemirror-model'
import type { Command, EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { type ReactNode, useState } from 'react'
import { newId } from '../../data/database/identifiers.ts'
import { Button } from '../../ui/button.tsx'
import { smallInputLook } from '../../ui/field.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { insertBlocks } from './editor/insert-blocks.ts'
import { moveBlock, setKind } from './editor/keys.ts'
import { markTypes, schema } from './editor/schema.ts'
import { InsertItems } from './texts/insert-items.tsx'

interface Props {
  view: EditorView
  state: EditorState
  /** At the end of the bar. */
  children: ReactNode
}

const { nodes } = schema

const kinds = {
  paragraph: [nodes.paragraph, undefined],
  'heading-1': [nodes.heading, 1],
  'heading-2': [nodes.heading, 2],
  'heading-3': [nodes.heading, 3],
  'list-item-1': [nodes['list-item'], 1],
  'list-item-2': [nodes['list-item'], 2],
  quote: [nodes.quote, undefined],
} as const

/** Kind of the paragraph, form of the selected text, place of the block. */
export function ReportToolbar({ view, state, children }: Props) {
  const { t } = useLingui()
  const { parent } = state.selection.$from
  const { level } = parent.attrs
  const kind = [parent.type.name, ...(level === undefined ? [] : [String(level)])].join('-')
  const run = (command: Command) => {
    command(view.state, view.dispatch, view)
    view.focus()
  }
  const hasMark = (name: keyof typeof markTypes) => {
    const { from, to, empty, $from } = state.selection
    if (empty) return markTypes[name].isInSet(state.storedMarks ?? $from.marks()) !== undefined
    return state.doc.rangeHasMark(from, to, markTypes[name])
  }
  const forms: readonly [keyof typeof markTypes, LucideIcon, string][] = [
    ['strong', Bold, t`Bold (Ctrl+B)`],
    ['em', Italic, t`Italic (Ctrl+I)`],
    ['underline', Underline, t`Underlined (Ctrl+U)`],
    ['sub', Subscript, t`Subscript (Ctrl+,)`],
    ['sup', Superscript, t`Superscript (Ctrl+.)`],
  ]
  const tool = (label: string, Icon: LucideIcon, command: Command, isPressed?: boolean) => (
    <Button
      key={label}
      look="quiet"
      size="small-icon"
      aria-label={label}
      title={label}
      className="aria-pressed:bg-accent-soft aria-pressed:text-accent max-sm:min-w-8 max-sm:shrink"
      {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
      onMouseDown={(event) => event.preventDefault()} // the selection stays in the text
      onClick={() => run(command)}
    >
      <Icon size={16} aria-hidden />
    </Button>
  )
  return (
    <div
      role="toolbar"
      aria-label={t`Text`}
      // on a phone the form of the text stays in view, and the rest scrolls away
      className="z-10 flex flex-wrap items-center gap-1 rounded-t-lg border-line bg-surface px-2 py-1.5 max-sm:contents sm:sticky sm:top-16 sm:border-b print:hidden"
    >
      <div className="flex items-center gap-1 rounded-t-lg bg-surface max-sm:sticky max-sm:top-14 max-sm:z-10 max-sm:gap-0.5 max-sm:px-2 max-sm:py-1.5 print:hidden">
        <select
          aria-label={t`Kind of paragraph`}
          className={`${smallInputLook} h-9 w-auto max-sm:h-11 max-sm:min-w-20 max-sm:flex-1`}
          value={Object.hasOwn(kinds, kind) ? kind : ''}
          disabled={!parent.isTextblock}
          onChange={({ target }) => {
            const [type, of] = kinds[target.value as keyof typeof kinds]
            run(setKind(type, of === undefined ? {} : { level: of }))
          }}
        >
          {parent.isTextblock ? null : <option value="">{t`Result`}</option>}
          <option value="paragraph">{t`Text`}</option>
          <option value="heading-1">{t`Heading 1`}</option>
          <option value="heading-2">{t`Heading 2`}</option>
          <option value="heading-3">{t`Heading 3`}</option>
          <option value="list-item-1">{t`Bulleted list`}</option>
          <option value="list-item-2">{t`Numbered list`}</option>
          <option value="quote">{t`Quotation`}</option>
        </select>
        {forms.map(([name, Icon, label]) => tool(label, Icon, toggleMark(markTypes[name]), hasMark(name)))}
      </div>
      <div className="flex flex-wrap items-center gap-1 border-line max-sm:border-b max-sm:px-2 max-sm:pb-1.5 sm:contents print:hidden">
        {tool(t`Move the block up (Alt+↑)`, ArrowUp, moveBlock(-1))}
        {tool(t`Move the block down (Alt+↓)`, ArrowDown, moveBlock(1))}
        {children}
      </div>
    </div>
  )
}

/** Inserts a block that the program fills, or a page break, after the block with the selection. */
export function InsertBlock({ view }: { view: EditorView }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const insert = (type: NodeType) => {
    insertBlocks(view, [type.create({ id: newId() })])
    // after the closed menu has given the focus to its button
    setTimeout(() => view.focus())
  }
  return (
    <Menu
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button size="sm" className="max-sm:h-11">
          <Plus size={15} aria-hidden />
          <Trans>Insert</Trans>
        </Button>
      }
    >
      <InsertItems view={view} />
      <MenuItem onSelect={() => insert(nodes.methods)}>{t`Methods paragraph`}</MenuItem>
      <MenuItem onSelect={() => insert(nodes.references)}>{t`List of references`}</MenuItem>
      <MenuItem onSelect={() => insert(nodes['page-break'])}>{t`Page break`}</MenuItem>
    </Menu>
  )
}

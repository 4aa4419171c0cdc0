import { type MarkSpec, type MarkType, type Node, type NodeSpec, Schema } from 'prosemirror-model'
import { MARKS, type Mark, type Run, textFrom } from '../../../data/reports/block-text.ts'
import { type Atom, atomFrom, METHODS_PART } from '../../../data/reports/inline-atom.ts'
import type { BlockSource, BlockType } from '../../../data/reports/report.ts'

/** Every block has the id of its record; null until the editor gives it one. */
const id = { id: { default: null } }

const text = (spec: NodeSpec): NodeSpec => ({ group: 'block', content: 'inline*', defining: true, ...spec })
const atom = (spec: NodeSpec): NodeSpec => ({ group: 'block', atom: true, selectable: true, draggable: true, ...spec })

/** Blocks that hold text, by the names that their records have. */
const nodes = {
  doc: { content: 'block+' },
  text: { group: 'inline' },
  /** An atom of a text, of a known kind or not. */
  atom: {
    group: 'inline',
    inline: true,
    atom: true,
    attrs: { value: {}, text: { default: '' } },
    parseDOM: [{ tag: 'span[data-atom]', getAttrs: atomOfElement }],
    toDOM: ({ attrs: { value, text: words } }) => ['span', { 'data-atom': JSON.stringify(value) }, String(words)],
    leafText: ({ attrs }) => String(attrs.text),
  },
  paragraph: text({ attrs: id, parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] }),
  heading: text({
    attrs: { ...id, level: { default: 1 } },
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: Math.min(level, 3) } })),
    toDOM: ({ attrs: { level } }) => [`h${Number(level) + 1}`, { 'data-level': String(level) }, 0],
  }),
  'list-item': text({
    attrs: { ...id, level: { default: 1 } },
    parseDOM: [
      { tag: 'ol > li', attrs: { level: 2 } },
      { tag: 'li', attrs: { level: 1 } },
    ],
    toDOM: ({ attrs: { level } }) => ['p', { 'data-list': level === 2 ? 'number' : 'bullet' }, 0],
  }),
  quote: text({ attrs: id, parseDOM: [{ tag: 'blockquote' }], toDOM: () => ['blockquote', 0] }),
  result: atom({ attrs: { ...id, type: { default: 'table' }, source: { default: null } }, toDOM: () => ['div'] }),
  methods: atom({ attrs: { ...id, runs: { default: [] } }, toDOM: () => ['div'] }),
  'plain-table': atom({
    attrs: { ...id, runs: { default: [] } },
    parseDOM: [{ tag: 'div[data-plain-table]', getAttrs: tableOfElement }],
    toDOM: ({ attrs: { runs } }) => ['div', { 'data-plain-table': JSON.stringify(runs) }],
  }),
  references: atom({ attrs: id, toDOM: () => ['div'] }),
  'page-break': atom({ attrs: id, parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] }),
  'other-text': atom({ attrs: { ...id, runs: { default: [] } }, draggable: false, toDOM: () => ['div'] }),
} satisfies Record<string, NodeSpec>

const marks: Record<Mark | 'ai', MarkSpec> = {
  /** Text that a model wrote: what is typed into it, moved and copied keeps it. */
  ai: {
    attrs: { model: { default: '' } },
    parseDOM: [{ tag: 'span[data-ai]', getAttrs: ({ dataset }) => ({ model: dataset.ai ?? '' }) }],
    toDOM: ({ attrs: { model } }) => ['span', { 'data-ai': String(model) }, 0],
  },
  strong: {
    parseDOM: [
      { tag: 'strong' },
      { tag: 'b', getAttrs: (node) => node.style.fontWeight !== 'normal' && null },
      { style: 'font-weight', getAttrs: (value) => /^(?:bold(?:er)?|[6-9]\d\d)$/.test(value) && null },
    ],
    toDOM: () => ['strong', 0],
  },
  em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }], toDOM: () => ['em', 0] },
  underline: { parseDOM: [{ tag: 'u' }, { style: 'text-decoration=underline' }], toDOM: () => ['u', 0] },
  sub: { excludes: 'sup', parseDOM: [{ tag: 'sub' }, { style: 'vertical-align=sub' }], toDOM: () => ['sub', 0] },
  sup: { excludes: 'sub', parseDOM: [{ tag: 'sup' }, { style: 'vertical-align=super' }], toDOM: () => ['sup', 0] },
}

export const schema = new Schema({ nodes, marks })

export const markTypes: Readonly<Record<Mark, MarkType>> = schema.marks

/** A block as the editor has it. */
export interface EditedBlock {
  readonly id: string
  readonly type: BlockType
  readonly level: number
  readonly source: BlockSource | undefined
  readonly runs: readonly Run[]
}

export function nodeOf({ id: record, type, level, source, runs }: EditedBlock): Node {
  switch (type) {
    case 'reading':
    case 'table':
    case 'figure':
      return schema.node('result', { id: record, type, source: source ?? null })
    case 'other-text':
    case 'methods':
    case 'plain-table':
      return schema.node(type, { id: record, runs })
    case 'references':
    case 'page-break':
      return schema.node(type, { id: record })
    default:
      return schema.node(type, { id: record, ...(hasLevel(type) && { level }) }, runs.flatMap(inlineNode))
  }
}

const hasLevel = (type: string) => type === 'heading' || type === 'list-item'

/** A sentence of the Methods paragraph, taken into another text, is text. */
function inlineNode({ text: words, marks: set = [], atom: value, ai }: Run): readonly Node[] {
  const inMarks = [
    ...(ai === undefined ? [] : [schema.mark('ai', { model: ai })]),
    ...set.map((mark) => schema.mark(mark)),
  ]
  if (value && value.kind !== METHODS_PART) return [schema.node('atom', { value, text: words }, [], inMarks)]
  return words === '' ? [] : [schema.text(words, inMarks)]
}

/** An atom as a node of a text. */
export const atomNode = (value: Atom, words: string) => schema.node('atom', { value: atomFrom(value), text: words })

export function blockOfNode(node: Node): EditedBlock {
  const { name } = node.type
  const { id: record, type, level, source, runs } = node.attrs
  return {
    id: String(record),
    type: (name === 'result' ? type : name) as BlockType,
    level: hasLevel(name) ? Number(level) : 1,
    source: (source as BlockSource | null) ?? undefined,
    runs: Array.isArray(runs) ? (runs as Run[]) : runsOf(node),
  }
}

function runsOf(node: Node): readonly Run[] {
  return node.children.map((child) => {
    const set = MARKS.filter((mark) => child.marks.some(({ type }) => type.name === mark))
    const value = child.isText ? undefined : atomFrom(child.attrs.value)
    const ai = schema.marks.ai.isInSet(child.marks)
    const words = child.isText ? (child.text ?? '') : String(child.attrs.text)
    return {
      text: words,
      ...(set.length > 0 && { marks: set }),
      ...(value && { atom: value }),
      ...(ai && { ai: String(ai.attrs.model) }),
    }
  })
}

/** The atom that was copied, or false if the element is not one. */
function atomOfElement(element: HTMLElement) {
  try {
    const value = atomFrom(JSON.parse(element.dataset.atom ?? ''))
    return value ? { value, text: element.textContent ?? '' } : false
  } catch {
    return false
  }
}

/** The table that was pasted, as `cleaned` leaves it. */
function tableOfElement({ dataset }: HTMLElement) {
  try {
    return { runs: textFrom({ runs: JSON.parse(dataset.plainTable ?? '') }).runs }
  } catch {
    return false
  }
}

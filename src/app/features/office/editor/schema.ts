import { type MarkSpec, type MarkType, type Node, type NodeSpec, Schema } from 'prosemirror-model'
import { MARKS, type Mark, type Run } from '../../../data/reports/block-text.ts'
import type { BlockSource, BlockType } from '../../../data/reports/report.ts'

/** Every block has the id of its record; null until the editor gives it one. */
const id = { id: { default: null } }

const text = (spec: NodeSpec): NodeSpec => ({ group: 'block', content: 'text*', defining: true, ...spec })
const atom = (spec: NodeSpec): NodeSpec => ({ group: 'block', atom: true, selectable: true, draggable: true, ...spec })

/** Blocks that hold text, by the names that their records have. */
const nodes = {
  doc: { content: 'block+' },
  text: {},
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
  methods: atom({ attrs: id, toDOM: () => ['div'] }),
  references: atom({ attrs: id, toDOM: () => ['div'] }),
  'page-break': atom({ attrs: id, parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] }),
  'other-text': atom({ attrs: { ...id, runs: { default: [] } }, draggable: false, toDOM: () => ['div'] }),
} satisfies Record<string, NodeSpec>

const marks: Record<Mark, MarkSpec> = {
  strong: {
    parseDOM: [{ tag: 'strong' }, { tag: 'b', getAttrs: (node) => node.style.fontWeight !== 'normal' && null }],
    toDOM: () => ['strong', 0],
  },
  em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  underline: { parseDOM: [{ tag: 'u' }], toDOM: () => ['u', 0] },
  sub: { excludes: 'sup', parseDOM: [{ tag: 'sub' }], toDOM: () => ['sub', 0] },
  sup: { excludes: 'sub', parseDOM: [{ tag: 'sup' }], toDOM: () => ['sup', 0] },
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
      return schema.node(type, { id: record, runs })
    case 'methods':
    case 'references':
    case 'page-break':
      return schema.node(type, { id: record })
    default:
      return schema.node(type, { id: record, ...(hasLevel(type) && { level }) }, runs.map(textNode))
  }
}

const hasLevel = (type: string) => type === 'heading' || type === 'list-item'

const textNode = ({ text: characters, marks: set = [] }: Run) =>
  schema.text(
    characters,
    set.map((mark) => schema.mark(mark)),
  )

export function blockOfNode(node: Node): EditedBlock {
  const { name } = node.type
  const { id: record, type, level, source, runs } = node.attrs
  return {
    id: String(record),
    type: (name === 'result' ? type : name) as BlockType,
    level: hasLevel(name) ? Number(level) : 1,
    source: (source as BlockSource | null) ?? undefined,
    runs: name === 'other-text' ? (runs as Run[]) : runsOf(node),
  }
}

function runsOf(node: Node): readonly Run[] {
  return node.children.map((child) => {
    const set = MARKS.filter((mark) => child.marks.some(({ type }) => type.name === mark))
    return { text: child.text ?? '', ...(set.length > 0 && { marks: set }) }
  })
}

import { parseAst } from 'vite'

/** The class names that an element may get: all of several together, or one of several. */
export type Classes =
  | { readonly names: readonly string[] }
  | { readonly all: readonly Classes[] }
  | { readonly one: readonly Classes[] }

export interface ElementClasses {
  readonly file: string
  readonly line: number
  readonly element: string
  readonly classes: Classes
}

interface Node {
  readonly type: string
  readonly start: number
  readonly [key: string]: unknown
}

/** The properties of a component at a use: literals that select a look, and the classes passed to it. */
type Given = ReadonlyMap<string, string | Classes>

interface Module {
  readonly file: string
  readonly text: string
  /** Values and functions by name. */
  readonly values: ReadonlyMap<string, Node>
  readonly imports: ReadonlyMap<string, { readonly from: string; readonly name: string }>
  readonly elements: readonly Node[]
}

const none: Classes = { names: [] }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const nodes = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : [])
const child = (node: Node | undefined, key: string): Node | undefined => {
  const value = node?.[key]
  return isNode(value) ? value : undefined
}
const nameOf = (node: Node | undefined): string => (typeof node?.name === 'string' ? node.name : '')
const words = (text: unknown): Classes => ({ names: String(text).split(/\s+/).filter(Boolean) })

/**
 * The classes of every element of these files, with those that a component adds to the ones it gets: its parameter `className` is followed
 * into the elements that it renders. `target` resolves an import.
 */
export function elementClasses(
  texts: ReadonlyMap<string, string>,
  target: (file: string, from: string) => string,
): readonly ElementClasses[] {
  const modules = new Map(Array.from(texts, ([file, text]) => [file, moduleOf(file, text)]))
  const reader = new Reader(modules, target)
  return [...modules.values()].flatMap((module) =>
    module.elements.flatMap((element) => {
      const line = module.text.slice(0, element.start).split('\n').length
      const about = { file: module.file, line, element: tagOf(element) }
      return reader.ofElement(module, element, new Map()).map((classes) => ({ ...about, classes }))
    }),
  )
}

function moduleOf(file: string, text: string): Module {
  const values = new Map<string, Node>()
  const imports = new Map<string, { from: string; name: string }>()
  const elements: Node[] = []
  walk(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file) as unknown as Node, (node) => {
    if (node.type === 'JSXElement') elements.push(node)
    const name = nameOf(child(node, 'id'))
    const value = node.type === 'VariableDeclarator' ? child(node, 'init') : node
    if (name !== '' && value && /^(VariableDeclarator|FunctionDeclaration)$/.test(node.type)) values.set(name, value)
    if (node.type !== 'ImportDeclaration') return
    for (const specifier of nodes(node.specifiers))
      imports.set(nameOf(child(specifier, 'local')), {
        from: String(child(node, 'source')?.value),
        name: nameOf(child(specifier, 'imported')),
      })
  })
  return { file, text, values, imports, elements }
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node)
  for (const value of Object.values(node))
    for (const inner of Array.isArray(value) ? value : [value]) if (isNode(inner)) walk(inner, visit)
}

const tagOf = (element: Node): string => nameOf(child(child(element, 'openingElement'), 'name'))

function attributeOf(element: Node, name: string): Node | undefined {
  return nodes(child(element, 'openingElement')?.attributes).find((one) => nameOf(child(one, 'name')) === name)
}

/** The value after the equals sign. */
function attributeValue(attribute: Node | undefined): Node | undefined {
  const value = child(attribute, 'value')
  return value?.type === 'JSXExpressionContainer' ? child(value, 'expression') : value
}

class Reader {
  readonly #modules: ReadonlyMap<string, Module>
  readonly #target: (file: string, from: string) => string

  constructor(modules: ReadonlyMap<string, Module>, target: (file: string, from: string) => string) {
    this.#modules = modules
    this.#target = target
  }

  /** The possible class lists: one for a plain element; for a component one for each element that it renders with the passed classes. */
  ofElement(module: Module, element: Node, given: Given): readonly Classes[] {
    const own = this.#read(module, attributeValue(attributeOf(element, 'className')), given)
    const component = this.#find(module, tagOf(element))
    const parameters = component && parametersOf(component.value)
    if (!component || !parameters?.has('className')) return [own]
    const passed = new Map<string, string | Classes>([['className', this.#withChild(module, element, own, given)]])
    for (const [name, usual] of parameters) {
      const value = attributeValue(attributeOf(element, name))
      const literal = attributeOf(element, name) ? value : usual
      if (name !== 'className' && literal?.type === 'Literal') passed.set(name, String(literal.value))
    }
    return component.module.elements
      .filter(
        (inner) =>
          isWithin(inner, component.value) && mentionsClassName(attributeValue(attributeOf(inner, 'className'))),
      )
      .flatMap((inner) => this.ofElement(component.module, inner, passed))
  }

  /** For `asChild`: merges the classes of the only child with those of the component. */
  #withChild(module: Module, element: Node, own: Classes, given: Given): Classes {
    const [only] = attributeOf(element, 'asChild')
      ? nodes(element.children).filter((one) => one.type === 'JSXElement')
      : []
    return only ? { all: [own, this.#read(module, attributeValue(attributeOf(only, 'className')), given)] } : own
  }

  #find(module: Module, name: string): { module: Module; value: Node } | undefined {
    const here = module.values.get(name)
    if (here) return { module, value: here }
    const imported = module.imports.get(name)
    const from = imported && this.#modules.get(this.#target(module.file, imported.from))
    const value = from?.values.get(imported?.name ?? '')
    return from && value && { module: from, value }
  }

  #read(module: Module, node: Node | undefined, given: Given): Classes {
    const read = (inner: unknown) => this.#read(module, isNode(inner) ? inner : undefined, given)
    const readAll = (inner: unknown): Classes => ({ all: nodes(inner).map(read) })
    switch (node?.type) {
      case 'Literal':
        return typeof node.value === 'string' ? words(node.value) : none
      case 'TemplateLiteral': {
        const expressions = nodes(node.expressions).map(read)
        const texts = nodes(node.quasis).map((quasi) => words((quasi.value as { readonly cooked: string }).cooked))
        return { all: texts.flatMap((text, k) => [text, expressions[k] ?? none]) }
      }
      case 'ConditionalExpression':
        return { one: [read(node.consequent), read(node.alternate)] }
      case 'LogicalExpression':
        return { one: [node.operator === '&&' ? none : read(node.left), read(node.right)] }
      case 'BinaryExpression':
        return { all: [read(node.left), read(node.right)] }
      case 'CallExpression':
        // for `[…].join(' ')` the list, for `classNames(…)` its arguments
        return { all: [read(child(node, 'callee')?.object), readAll(node.arguments)] }
      case 'ArrayExpression':
        return readAll(node.elements)
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
        return read(node.expression)
      case 'ObjectExpression':
        return { one: nodes(node.properties).map((property) => read(property.value)) }
      case 'MemberExpression':
        return this.#readMember(module, node, given)
      case 'Identifier': {
        const known = given.get(nameOf(node))
        if (known !== undefined) return typeof known === 'string' ? words(known) : known
        const found = this.#find(module, nameOf(node))
        return found && !/Function/.test(found.value.type) ? this.#read(found.module, found.value, new Map()) : none
      }
      default:
        return none
    }
  }

  /** `looks[look]`: the chosen one if it is known, otherwise any of them. */
  #readMember(module: Module, node: Node, given: Given): Classes {
    const found = this.#find(module, nameOf(child(node, 'object')))
    const property = child(node, 'property')
    const chosen = node.computed === true ? given.get(nameOf(property)) : nameOf(property)
    let value = found?.value
    while (value?.type.startsWith('TS')) value = child(value, 'expression')
    if (!found || value?.type !== 'ObjectExpression') return none
    const one = nodes(value.properties).find((each) => nameOf(child(each, 'key')) === chosen)
    return this.#read(found.module, one ? child(one, 'value') : value, new Map())
  }
}

/** The destructured parameters of a component, each with its default. */
function parametersOf(value: Node): ReadonlyMap<string, Node | undefined> {
  const [first] = nodes(value.params)
  const properties = first?.type === 'ObjectPattern' ? nodes(first.properties) : []
  return new Map(
    properties.map((property) => {
      const pattern = child(property, 'value')
      return [
        nameOf(child(property, 'key')),
        pattern?.type === 'AssignmentPattern' ? child(pattern, 'right') : undefined,
      ]
    }),
  )
}

const isWithin = (inner: Node, outer: Node) => inner.start >= outer.start && Number(inner.end) <= Number(outer.end)

function mentionsClassName(node: Node | undefined): boolean {
  let found = false
  if (node) walk(node, (inner) => (found ||= inner.type === 'Identifier' && inner.name === 'className'))
  return found
}

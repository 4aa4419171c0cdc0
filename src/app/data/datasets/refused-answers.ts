import { referToStepColumns } from '#catalog/kit/options/named-records.ts'
import { fieldValue, textOf } from '../database/records.ts'
import { answersOf, byOrder, withoutStyle } from './analysis.ts'
import { type Edge, type Graph, goneOf, keyOf, needOf, nextBy, reach } from './dependencies.ts'

/**
 * The options that are ignored because records would otherwise wait for each other: every device finds the same ones, in whatever order it
 * received them. A step may not use an analysis of its own dataset that refers to a column of this or a later step. In every other circle the
 * latest option is refused, preferably one of a step: the step then reports the reason, and everything else stays.
 */
export function refusedAnswers({ records, edges }: Graph): readonly Edge[] {
  const gone = goneOf({ records, edges })
  const kindOf = (id: string) => records.get(id)?.kind
  const said = (id: string, field: string) => textOf(records.get(id) ?? { fields: {} }, field)
  const isOff = (id: string) => fieldValue(records.get(id) ?? { fields: {} }, 'enabled') === false
  const isThere = (id: string) => records.has(id) && !gone.has(id) && !(kindOf(id) === 'step' && isOff(id))
  const areOfOne = ({ from, to }: Edge) => said(from, 'dataset') === said(to, 'dataset')
  const asksOwn = (edge: Edge) =>
    edge.sort === 'answer' && kindOf(edge.from) === 'step' && kindOf(edge.to) === 'analysis' && areOfOne(edge)
  /** The analysis, and others of the dataset that it refers to: all are computed from the rows before the step. */
  const askedBy = ({ to }: Edge) => {
    const inside = kept.filter((edge) => edge.sort === 'answer' && kindOf(edge.to) === 'analysis' && areOfOne(edge))
    return new Set([to, ...reach([to], nextBy(inside.map((edge) => [edge.from, edge.to])))])
  }
  const comesAfter = (edge: Edge) => {
    const dataset = said(edge.from, 'dataset')
    const steps = [...records.keys()]
      .filter((id) => kindOf(id) === 'step' && !gone.has(id) && said(id, 'dataset') === dataset)
      .map((id) => ({ id, order: said(id, 'order') }))
      .sort(byOrder)
    const later = steps.slice(steps.findIndex(({ id }) => id === edge.from))
    const speaks = (id: string) => referToStepColumns(withoutStyle(answersOf(records.get(id) ?? { fields: {} })), later)
    return [...askedBy(edge)].some(speaks)
  }
  /**
   * The records that wait for each other because of an edge: a step does not wait for its own dataset, except for other records of the analysis.
   */
  const waitsOf = (edge: Edge) => {
    if (!asksOwn(edge)) return [needOf({ records, edges }, edge)]
    const asked = askedBy(edge)
    const beyond = kept.filter((one) => one.sort !== 'parent' && asked.has(one.from) && !asked.has(one.to))
    return beyond.map(({ to }) => [edge.from, to] as const)
  }

  const there = edges.filter(({ from, to, follows }) => follows && isThere(from) && isThere(to))
  const kept = there.filter(({ sort }) => sort !== 'answer')
  const waits = kept.flatMap(waitsOf)
  const rankOf = (edge: Edge) => `${kindOf(edge.from) === 'step' ? 1 : 0} ${edge.stamp} ${keyOf(edge)}`
  const answers = there.filter(({ sort }) => sort === 'answer').sort((a, b) => (rankOf(a) < rankOf(b) ? -1 : 1))
  return answers.filter((answer) => {
    const more = waitsOf(answer)
    const next = nextBy([...waits, ...more])
    if (
      (asksOwn(answer) && comesAfter(answer)) ||
      more.some(([from, to]) => from === to || reach([to], next).has(from))
    )
      return true
    kept.push(answer)
    waits.push(...more)
    return false
  })
}

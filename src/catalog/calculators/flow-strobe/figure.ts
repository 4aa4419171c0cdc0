import { type FlowArrow, type FlowBox, flowScene } from '#figure/flow-chart.ts'
import { counted, flowJoints, reasonPoints } from '../../kit/tool/flow-text.ts'
import { toolFigure } from '../../kit/tool/tool-figure.ts'
import { definition } from './definition.ts'
import { stages, stepsOf } from './stages.ts'

const stream = { from: 0, to: 1.1 }
const aside = { from: 0.75, to: 2, role: 'aside' } as const

export const figure = toolFigure(definition, { en: 'Flow diagram', zh: '流程图' }, (inputs, _, language) => {
  const first =
    inputs.examined === null
      ? ([stages.eligible, inputs.eligible] as const)
      : ([stages.examined, inputs.examined] as const)
  const boxes: FlowBox[] = [{ row: 0, ...stream, lines: [{ text: counted(first[0].label, first[1], language) }] }]
  const arrows: FlowArrow[] = []
  let from = 0
  for (const { to, after, left, reasons } of stepsOf(inputs)) {
    const row = (boxes[from]?.row ?? 0) + 1
    if (left > 0) {
      const text = counted(stages[to].left, left, language)
      arrows.push({ from, to: boxes.length, into: 'side' })
      boxes.push({ row, ...aside, lines: [{ text }, ...reasonPoints(reasons, 0, 1, language)] })
    }
    arrows.push({ from, to: boxes.length })
    boxes.push({
      row: left > 0 ? row + 1 : row,
      ...stream,
      lines: [{ text: counted(stages[to].label, after, language) }],
    })
    from = boxes.length - 1
  }
  return flowScene({ width: 140, columns: 2, boxes, arrows, stages: [] }, figureTitle[language], flowJoints[language])
})

const figureTitle = { en: 'Flow of participants', zh: '参与者流程' }

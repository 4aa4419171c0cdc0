import { faganNomogram } from '../../kit/tool/fagan-nomogram.ts'
import { toolFigure } from '../../kit/tool/tool-figure.ts'
import { definition } from './definition.ts'

export const figure = toolFigure(
  definition,
  { en: 'Fagan nomogram', zh: 'Fagan 列线图' },
  ({ pre, positive, negative }, _, language) =>
    faganNomogram(
      pre,
      [
        { name: { en: 'Positive', zh: '阳性' }, ratio: positive ?? 0 },
        { name: { en: 'Negative', zh: '阴性' }, ratio: negative ?? 0 },
      ],
      language,
    ),
)

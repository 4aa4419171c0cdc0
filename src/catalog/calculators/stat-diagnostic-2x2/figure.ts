import { faganNomogram } from '../../kit/tool/fagan-nomogram.ts'
import { toolFigure } from '../../kit/tool/tool-figure.ts'
import { definition } from './definition.ts'

export const figure = toolFigure(
  definition,
  { en: 'Fagan nomogram at the prevalence of this table', zh: 'Fagan 列线图（以本表患病率为验前概率）' },
  ({ tp, fp, fn, tn }, { positiveRatio, negativeRatio }, language) =>
    faganNomogram(
      (tp + fn) / (tp + fp + fn + tn),
      [
        { name: { en: 'Positive', zh: '阳性' }, ratio: positiveRatio },
        { name: { en: 'Negative', zh: '阴性' }, ratio: negativeRatio },
      ],
      language,
    ),
)

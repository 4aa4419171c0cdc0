import { graded, pointScore } from '../../kit/tool/point-score.ts'

export const score = pointScore({
  thrombocytopenia: graded({
    label: { en: 'Thrombocytopenia', zh: '血小板减少程度' },
    help: { en: 'Platelets in 10⁹/L.', zh: '血小板单位 10⁹/L。' },
    of: {
      '0': [0, { en: 'Fall < 30%, or nadir < 10', zh: '下降 < 30%，或最低值 < 10' }],
      '1': [1, { en: 'Fall 30–50%, or nadir 10–19', zh: '下降 30%~50%，或最低值 10~19' }],
      '2': [2, { en: 'Fall > 50%, and nadir ≥ 20', zh: '下降 > 50%，且最低值 ≥ 20' }],
    },
  }),
  timing: graded({
    label: { en: 'Timing of the fall', zh: '血小板下降时间' },
    of: {
      '0': [0, { en: '< 4 days, no recent heparin', zh: '< 4 天，近期无肝素暴露' }],
      '1': [
        1,
        {
          en: 'Consistent with 5–10 days but unclear; after day 10; or ≤ 1 day with heparin 30–100 days ago',
          zh: '符合 5~10 天但不明确；> 10 天；或 ≤ 1 天且 30~100 天内用过肝素',
        },
      ],
      '2': [
        2,
        { en: 'Days 5–10; or ≤ 1 day with heparin in the last 30 days', zh: '5~10 天；或 ≤ 1 天且 30 天内用过肝素' },
      ],
    },
  }),
  thrombosis: graded({
    label: { en: 'Thrombosis or other sequelae', zh: '血栓或其他表现' },
    of: {
      '0': [0, { en: 'None', zh: '无' }],
      '1': [
        1,
        {
          en: 'Progressive, recurrent or suspected thrombosis; non-necrotising skin lesions',
          zh: '血栓进展、复发或可疑血栓；非坏死性皮损',
        },
      ],
      '2': [
        2,
        {
          en: 'New thrombosis; skin necrosis; acute systemic reaction to a heparin bolus',
          zh: '新发血栓；皮肤坏死；静注肝素后急性全身反应',
        },
      ],
    },
  }),
  otherCauses: graded({
    label: { en: 'Other causes of thrombocytopenia', zh: '其他致血小板减少的原因' },
    of: {
      '0': [0, { en: 'Definite', zh: '明确存在' }],
      '1': [1, { en: 'Possible', zh: '可能存在' }],
      '2': [2, { en: 'None apparent', zh: '无' }],
    },
  }),
})

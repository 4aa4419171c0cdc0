import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    tp: { input: 'tp', unit: '1' },
    fp: { input: 'fp', unit: '1' },
    fn: { input: 'fn', unit: '1' },
    tn: { input: 'tn', unit: '1' },
  },
  outputs: {
    sens: 'sensitivity',
    sens_wilson: ['sensitivityLow', 'sensitivityHigh'],
    sens_cp: ['sensitivityExactLow', 'sensitivityExactHigh'],
    spec: 'specificity',
    spec_wilson: ['specificityLow', 'specificityHigh'],
    spec_cp: ['specificityExactLow', 'specificityExactHigh'],
    ppv: 'ppv',
    npv: 'npv',
    acc: 'accuracy',
    youden: 'youden',
    LRp: 'positiveRatio',
    LRp_ci: ['positiveRatioLow', 'positiveRatioHigh'],
    LRn: 'negativeRatio',
    LRn_ci: ['negativeRatioLow', 'negativeRatioHigh'],
    DOR: 'oddsRatio',
  },
  examples: [
    {
      inputs: { tp: 90, fp: 30, fn: 10, tn: 170 },
      outputs: {
        sens: 0.9,
        sens_wilson: [0.8256, 0.9448],
        sens_cp: [0.8238, 0.951],
        spec: 0.85,
        spec_wilson: [0.7939, 0.8929],
        spec_cp: [0.7928, 0.8965],
        ppv: 0.75,
        npv: 0.9444,
        acc: 0.8667,
        youden: 0.75,
        LRp: 6,
        LRp_ci: [4.286, 8.399],
        LRn: 0.118,
        LRn_ci: [0.065, 0.212],
        DOR: 51,
      },
    },
  ],
})

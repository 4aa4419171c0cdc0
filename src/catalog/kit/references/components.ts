import type { Reference } from './reference.ts'

/** Works on principal components and clusters. */
export const components = {
  'pearson-1901': {
    text: 'Pearson K. On lines and planes of closest fit to systems of points in space. Philos Mag 1901;2:559–572.',
    doi: '10.1080/14786440109462720',
  },
  'hotelling-1933': {
    text: 'Hotelling H. Analysis of a complex of statistical variables into principal components. J Educ Psychol 1933;24:417–441, 498–520.',
    doi: '10.1037/h0071325',
  },
  'bartlett-1950': {
    text: 'Bartlett MS. Tests of significance in factor analysis. Br J Psychol Stat Sect 1950;3:77–85.',
  },
  'kaiser-1958': {
    text: 'Kaiser HF. The varimax criterion for analytic rotation in factor analysis. Psychometrika 1958;23:187–200.',
    doi: '10.1007/BF02289233',
  },
  'cattell-1966': {
    text: 'Cattell RB. The scree test for the number of factors. Multivariate Behav Res 1966;1:245–276.',
    doi: '10.1207/s15327906mbr0102_10',
  },
  'horn-1965': {
    text: 'Horn JL. A rationale and test for the number of factors in factor analysis. Psychometrika 1965;30:179–185.',
    doi: '10.1007/BF02289447',
  },
  'glorfeld-1995': {
    text: "Glorfeld LW. An improvement on Horn's parallel analysis methodology for selecting the correct number of factors to retain. Educ Psychol Meas 1995;55:377–393.",
    doi: '10.1177/0013164495055003002',
  },
  'kaiser-1974': {
    text: 'Kaiser HF. An index of factorial simplicity. Psychometrika 1974;39:31–36.',
    doi: '10.1007/BF02291575',
  },
  'kaiser-rice-1974': {
    text: 'Kaiser HF, Rice J. Little jiffy, mark IV. Educ Psychol Meas 1974;34:111–117.',
    doi: '10.1177/001316447403400115',
  },
  'lance-williams-1967': {
    text: 'Lance GN, Williams WT. A general theory of classificatory sorting strategies: 1. Hierarchical systems. Comput J 1967;9:373–380.',
    doi: '10.1093/comjnl/9.4.373',
  },
  'murtagh-legendre-2014': {
    text: 'Murtagh F, Legendre P. Ward’s hierarchical agglomerative clustering method: which algorithms implement Ward’s criterion? J Classif 2014;31:274–295.',
    doi: '10.1007/s00357-014-9161-z',
  },
  'sokal-rohlf-1962': {
    text: 'Sokal RR, Rohlf FJ. The comparison of dendrograms by objective methods. Taxon 1962;11:33–40.',
    doi: '10.2307/1217208',
  },
} as const satisfies Readonly<Record<string, Reference>>

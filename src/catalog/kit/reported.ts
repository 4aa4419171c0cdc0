/**
 * What a result of an entry contributes to a report of a study: the checklists for authors (STROBE, CONSORT, STARD, TRIPOD) are filled from this.
 * Models, intervals and rows left out are read from the outcome.
 */
export type Reported =
  /** A diagram of the flow of participants. */
  | 'flow'
  /** A table of the characteristics of the sample. */
  | 'baseline'
  /** Descriptions of single variables. */
  | 'description'
  /** The missing values of each variable. */
  | 'missing'
  /** Missing values are removed or filled before the analysis. */
  | 'handled-missing'
  | 'sample-size'
  /** Groups are compared. */
  | 'comparison'
  /** The comparison is made within strata. */
  | 'strata'
  /** Counts of an exposure by the outcome. */
  | 'exposure-counts'
  | 'events'
  /** Risks of the groups and their difference. */
  | 'absolute-risks'
  /** Time to an event. */
  | 'follow-up'
  /** Accuracy of a test against a reference standard. */
  | 'accuracy'
  /** Test results by the reference standard, as counts. */
  | 'cross-table'
  /** Discrimination, calibration or benefit of predictions. */
  | 'prediction'

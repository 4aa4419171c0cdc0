/** An action of the reader, named by its accessible name. */
export type Act =
  | { readonly press: string; readonly of?: 'button' | 'gridcell' | 'radio' | 'tab' }
  | { readonly fill: string; readonly with: string }
  | { readonly choose: string; readonly of: string }
  | { readonly check: string }
  | { readonly see: string }

/** A part of the interface in one of its states. */
export interface PartState {
  readonly id: string
  /** The view that the page renders (`views.tsx`). */
  readonly view: ViewName
  readonly acts?: readonly Act[]
  /** The source of the open dialog. */
  readonly dialog?: string
}

export type ViewName = PlainView | keyof typeof dialogViews

/** Every state of a field for every kind of option; tables, figures and other parts of an outcome. */
const plainViews = [
  'options-empty',
  'options-filled',
  'options-with-errors',
  'options-by-rows',
  'result-done',
  'result-split',
  'result-incomplete',
  'result-rejected',
  'result-computing',
  'result-failed',
  'result-newer',
  'result-fault',
  'table-large',
  'figure-with-boxes',
  'chart-done',
  'chart-rejected',
  'work-status',
] as const

type PlainView = (typeof plainViews)[number]

/** The views that show dialogs, by the dialog's source: the dialog itself, or what opens it. */
const dialogViews = {
  'account-dialog': 'src/app/features/account/account-dialog.tsx',
  'account-offline': 'src/app/features/account/account-dialog.tsx',
  'guest-work': 'src/app/features/account/guest-work-dialog.tsx',
  'wechat-offer': 'src/app/features/account/wechat-offer.tsx',
  'save-columns': 'src/app/features/analyses/save-columns.tsx',
  'formula-texts': 'src/app/features/data/formula-texts-dialog.tsx',
  'go-to-variable': 'src/app/features/data/go-to-dialog.tsx',
  'missing-codes': 'src/app/features/data/missing-codes-dialog.tsx',
  'step-new': 'src/app/features/data/step-dialog.tsx',
  'step-menu': 'src/app/features/data/step-menu.tsx',
  'steps-script': 'src/app/features/data/steps-script-dialog.tsx',
  'variable-grouping': 'src/app/features/data/variable-dialog.tsx',
  'variable-measured': 'src/app/features/data/variable-dialog.tsx',
  checklist: 'src/app/features/office/checklist-dialog.tsx',
  'insert-result': 'src/app/features/office/insert-result.tsx',
  'submission-changes': 'src/app/features/office/submission-changes.tsx',
  'create-project': 'src/app/features/projects/create-project-dialog.tsx',
  'dataset-card': 'src/app/features/projects/dataset-card.tsx',
  'project-header': 'src/app/features/projects/project-header.tsx',
  'project-sheet': 'src/app/features/rail/project-map.tsx',
  'recycle-bin': 'src/app/features/projects/recycle-bin.tsx',
  'recycle-bin-empty': 'src/app/features/projects/recycle-bin.tsx',
  'save-project': 'src/app/features/projects/save-project-dialog.tsx',
  agreement: 'src/app/features/shell/agreement-dialog-content.tsx',
  'home-screen': 'src/app/features/shell/home-screen-dialog.tsx',
  logout: 'src/app/features/shell/logout-dialog.tsx',
  'offline-parts': 'src/app/features/shell/offline-dialog.tsx',
  'session-ended': 'src/app/features/shell/session-dialog-content.tsx',
  'remove-guest-work': 'src/app/features/welcome/remove-work-dialog.tsx',
  'add-tool-result': 'src/app/report/add-tool-result.tsx',
  'share-tool': 'src/app/features/tools/share-dialog.tsx',
  'share-result': 'src/app/share/share-result-dialog.tsx',
  'this-patient': 'src/app/features/tools/patient/patient-dialog.tsx',
  'import-csv': 'src/app/import/import-dialog.tsx',
  'cell-origin': 'src/app/features/data/cell-dialog.tsx',
  'import-settings': 'src/app/import/import-settings-dialog.tsx',
  'import-unreadable': 'src/app/import/import-dialog.tsx',
  'figure-file': 'src/app/outcome/figure-file-dialog.tsx',
  'variable-picker': 'src/app/entry/variable-picker.tsx',
  'options-sheet': 'src/app/questions/options-sheet.tsx',
  feedback: 'src/app/feedback/feedback-dialog.tsx',
  'apply-storage': 'src/app/features/storage/apply-dialog.tsx',
  figures: 'src/app/report/figures-dialog.tsx',
  'rate-chart': 'src/app/features/charts/rating/rating-dialog.tsx',
  'figure-style': 'src/app/features/charts/style/style-dialog.tsx',
  'chart-versions': 'src/app/features/charts/versions/versions-dialog.tsx',
  report: 'src/app/report/report-dialog.tsx',
  captcha: 'src/app/verification/captcha-dialog.tsx',
} as const

const inDialog = (view: keyof typeof dialogViews, state = '', ...acts: readonly Act[]): PartState => ({
  id: state === '' ? view : `${view}-${state}`,
  view,
  acts,
  dialog: dialogViews[view],
})

const accountViews = [
  'Profile picture',
  'Nickname',
  'Workplace',
  'QQ',
  'Password',
  'Mobile number',
  'E-mail address',
  'WeChat',
  'Signed-in devices',
  'Download my data',
  'Delete my account',
]

export const partStates: readonly PartState[] = [
  ...plainViews.map((view) => ({ id: view, view })),
  { id: 'table-cell-chosen', view: 'result-done', acts: [{ press: 'Welch', of: 'gridcell' }] },
  inDialog('account-dialog'),
  ...accountViews.map((name) => inDialog('account-dialog', name, { press: name })),
  inDialog('account-offline'),
  inDialog('wechat-offer'),
  inDialog('guest-work'),
  inDialog('remove-guest-work'),
  inDialog('checklist'),
  inDialog('insert-result'),
  inDialog('save-columns', '', { press: 'Save to the dataset' }),
  inDialog(
    'save-columns',
    'refused',
    { press: 'Save to the dataset' },
    { check: 'Deviation' },
    { fill: 'Name of the new variable', with: 'pain' },
  ),
  inDialog('formula-texts'),
  inDialog('go-to-variable'),
  inDialog('missing-codes'),
  inDialog('missing-codes', 'refused', { fill: 'New missing codes', with: 'none' }),
  inDialog('step-new'),
  inDialog('step-new', 'refused', { press: 'Add the step' }),
  inDialog('step-menu'),
  inDialog('steps-script'),
  inDialog('variable-grouping'),
  inDialog('variable-measured'),
  inDialog('variable-measured', 'refused', { fill: 'Missing codes', with: 'none' }),
  inDialog('create-project'),
  inDialog('create-project', 'refused', { fill: 'Project name', with: '!' }, { press: 'Create' }),
  inDialog('dataset-card', '', { press: 'Delete' }),
  inDialog('project-header', 'edit', { press: 'Edit' }),
  inDialog('project-header', 'refused', { press: 'Edit' }, { fill: 'Project name', with: '!' }),
  inDialog('project-header', 'delete', { press: 'Delete the project' }),
  inDialog('project-sheet'),
  inDialog('recycle-bin'),
  inDialog('recycle-bin-empty'),
  inDialog('save-project', '', { press: 'Save as a file' }),
  inDialog('agreement'),
  inDialog('home-screen'),
  inDialog('logout', '', { see: 'reached the server' }),
  inDialog('offline-parts'),
  inDialog('session-ended'),
  inDialog('share-tool'),
  inDialog('share-result', '', { see: 'What the page shows' }),
  inDialog('this-patient', '', { see: 'Results for the record' }),
  inDialog('this-patient', 'erased', { press: 'Erase all' }, { see: 'No result yet' }),
  inDialog('import-csv', '', { see: 'First rows' }),
  inDialog(
    'import-csv',
    'reviewed',
    { see: 'First rows' },
    { press: 'Names of the columns' },
    { press: 'Continue' },
    { see: 'Name of the dataset' },
  ),
  inDialog('cell-origin', '', { see: 'of the data, column' }),
  inDialog('import-settings', '', { see: 'Columns of the file' }),
  inDialog('import-unreadable'),
  inDialog('figure-file'),
  inDialog('figure-file', 'refused', { fill: 'Width, mm', with: '5' }),
  inDialog('figure-file', 'too-fine', { choose: '1200', of: 'Fineness' }, { fill: 'Width, mm', with: '400' }),
  inDialog('figure-file', 'data', { choose: 'xlsx', of: 'Format' }),
  inDialog('options-sheet'),
  inDialog('variable-picker'),
  inDialog('feedback', '', { see: 'nothing else' }),
  inDialog('feedback', 'sent', { press: 'Sent, with answers', of: 'tab' }, { see: 'The operator’s answer' }),
  inDialog('apply-storage'),
  inDialog('apply-storage', 'empty', { press: 'Send the request' }, { see: 'Say in a few words' }),
  inDialog('figures'),
  inDialog('figures', 'pictures', { choose: 'png', of: 'Format' }),
  inDialog('rate-chart'),
  inDialog('chart-versions'),
  inDialog('chart-versions', 'unnamed', { press: 'Save' }),
  inDialog('figure-style'),
  inDialog('figure-style', 'saving', { press: 'Save this style …' }, { press: 'Save' }),
  inDialog('figure-style', 'taking', { press: 'Take the style of another figure …' }),
  inDialog('figure-style', 'giving', { press: 'Use this style for other figures …' }),
  inDialog('figure-style', 'template', { press: 'Save as a template …' }),
  inDialog('report', '', { press: 'Report' }),
  inDialog('captcha'),
]

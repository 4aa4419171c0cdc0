/** Columns that only REDCap adds. */
const added = /^redcap_(?:event_name|repeat_instrument|repeat_instance|data_access_group)$/i

/** Whether the first row of a text file is that of an export of REDCap, or of its data dictionary. */
export function redcapFile(header: readonly string[]): 'data' | 'dictionary' | undefined {
  const names = header.map((name) => name.trim().toLowerCase())
  const [first, second] = names
  if (
    (first === 'variable / field name' || first === 'field_name') &&
    (second === 'form name' || second === 'form_name')
  )
    return 'dictionary'
  const hasForm = names.some((name) => name.endsWith('_complete'))
  const hasBoxes = names.some((name) => /^[a-z]\w*___\w+$/.test(name))
  return names.some((name) => added.test(name)) || (hasForm && hasBoxes) ? 'data' : undefined
}

/** The files that are read as data. */
export const DATA_FILES = [
  '.csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.sav,.zsav,.por,.dta,.xpt,.sas7bdat,.rds,.rda,.rdata,.xls,.ods,.fods,.parquet,.feather,.arrow,.sqlite,.sqlite3,.db,.json,.ndjson,.jsonl,.omv,.jasp,.zip,.rec',
].join(',')

/** Settings of a transaction: no timeouts, and fixed value formats, independent of the database's settings. */
export const SESSION_SETTINGS = `set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
  set local bytea_output = 'hex'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'iso_8601';
  set local timezone = 'UTC'; set local extra_float_digits = 3`

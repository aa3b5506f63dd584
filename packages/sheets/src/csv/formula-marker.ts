/**
 * How texts begin that spreadsheet programs run as formulas when they open a CSV file. The last four are the full-width
 * characters, which East Asian versions accept. Source: https://owasp.org/www-community/attacks/CSV_Injection
 */
const formulaStart = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * Adds an apostrophe to a text that would be run as a formula. A text of apostrophes in front of such a character gets one
 * more, so `removeFormulaMarker` always restores the text. All other texts stay as they are, also those that begin with an
 * apostrophe.
 */
export function addFormulaMarker(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}

/**
 * Removes the apostrophe that `addFormulaMarker` adds. In a file that another program wrote, it only changes texts such as
 * `'=1+1`, in which the apostrophe means the same to spreadsheet programs.
 */
export function removeFormulaMarker(text: string): string {
  return text.startsWith("'") && formulaStart.test(text) ? text.slice(1) : text;
}

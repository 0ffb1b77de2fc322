/** The years that the table covers, 13 March 1937 to 16 November 2077. */
export const FIRST_HIJRI_YEAR = 1356
export const LAST_HIJRI_YEAR = 1500

/**
 * Month lengths of the Umm al-Qura calendar: three hexadecimal digits a year; the lowest bit is Muharram, and
 * a set bit is a month of 30 days. The lengths are those of `@umalqura/core`, stored in 435 characters so
 * that pages need not load that package and nothing depends on a host's clock; `month-lengths.test.ts`
 * compares every one of them.
 */
const LENGTH_BITS =
  'ec9d92d25a4d2ad56db6ab52aa5a4b4979372b6575d6ad52a9692d25d4ddada5d4da9d52aaa4d69b6374769752' +
  '6a554baab55aad5dd2da4d49a9552da5d55aad56aa69552ba574ae97656cb55aaaa554ad95d2da5d9db2ba4b4a' +
  'a552b5575b6abd2bc4b89a9552d5adb6a6d4dc9d92aa69562ae56d36ab55aaa94d49d95d2ba5b55aad55a9a92e' +
  '26e55dada6d46a554ba9754eaae5acba9d92b2564bcab55ab556d2ea5e4aa9552daad36c7596d269552da5b4ba' +
  '9ba3b4b69b52aa64b696d2ec6d9eb2d54d2aa564ae96dd6ab54b29a9352ba57536ab56aae93'

/** The number of days of a month in the table: `year` 1356–1500, `month` 1–12. */
export function tableMonthLength(year: number, month: number): 29 | 30 {
  const at = (year - FIRST_HIJRI_YEAR) * 3
  return (Number.parseInt(LENGTH_BITS.slice(at, at + 3), 16) >> (month - 1)) & 1 ? 30 : 29
}

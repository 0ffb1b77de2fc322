import type { DirectoryList } from '#shared/web/directory/read-directory.ts'
import { currentLanguage } from '#shared/web/i18n/i18n.ts'
import { readAnswers } from '../core/answers.contract.ts'

/** The questions in the language of the interface, for their page and for the header’s search. */
export const answersList: DirectoryList = {
  path: '/islamic-qa',
  get source() {
    return { path: readAnswers.path, entries: 'answers', fixed: { language: currentLanguage().code } }
  },
}

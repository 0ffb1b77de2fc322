import { DirectoryPage } from '#shared/web/directory/directory-page.tsx'
import { t } from '#shared/web/i18n/i18n.ts'
import type { ListedQuestion } from '../core/answers.contract.ts'
import { answerCategories } from '../core/question.ts'
import { answersList } from './answers-list.ts'
import { NoFatwa } from './no-fatwa.tsx'
import { QuestionCard } from './question-card.tsx'
import { SuggestQuestion } from './suggest-question.tsx'

const SKELETONS = 6

/** The questions: search, categories, and suggesting a question. */
export default function AnswersPage() {
  return (
    <DirectoryPage<ListedQuestion>
      card={(question) => <QuestionCard question={question} />}
      columns={2}
      end={<SuggestQuestion />}
      filters={[
        {
          name: 'category',
          label: t('answers:category'),
          all: t('answers:all.category'),
          values: answerCategories.map((value) => ({ value, text: t(`answers:categories.${value}`) })),
        },
      ]}
      keyOf={({ id }) => id}
      list={answersList}
      skeletons={SKELETONS}
      texts={{
        documentTitle: t('pages:islamicQa.title'),
        title: t('answers:title'),
        about: t('answers:intro'),
        search: t('answers:search'),
        searchHint: t('answers:searchHint'),
        none: t('answers:none'),
        failed: t('answers:failed'),
      }}
    >
      <NoFatwa />
    </DirectoryPage>
  )
}

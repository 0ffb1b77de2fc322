import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { AdminPage } from '#shared/web/admin/admin-page.tsx'
import { entryBulk, entryColumns, entryTableFilters } from '#shared/web/admin/entries/entry-table-parts.tsx'
import { AdminTable } from '#shared/web/admin/table/admin-table.tsx'
import type { AdminColumn } from '#shared/web/admin/table/admin-table-props.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { articleCategories } from '../../core/article.ts'
import { articlesScreen } from '../../core/articles.admin-screens.ts'
import { type AdminArticle, exportArticles, listAdminArticles } from '../../core/articles-admin.contract.ts'
import { publishedOn } from '../article-texts.ts'
import { actOnAll } from './act-on-articles.ts'
import { ArticleEditor } from './article-editor.tsx'

const CREATE = `${articlesScreen.path}/create`

/** The articles: searching, writing, scheduling and publishing. `/admin/articles/create` opens a new one. */
export default function ArticlesAdminPage() {
  const [path, navigate] = useLocation()
  const [opened, setOpened] = useState<AdminArticle>()
  const isNew = path === CREATE
  const close = () => (isNew ? navigate(articlesScreen.path) : setOpened(undefined))
  return (
    <AdminPage
      about={t('admin-articles:about')}
      actions={
        <Button look="action" onClick={() => navigate(CREATE)}>
          <Plus aria-hidden size={18} />
          {t('admin-articles:create')}
        </Button>
      }
      screen={articlesScreen}
    >
      <AdminTable<AdminArticle>
        bulk={entryBulk(actOnAll)}
        columns={columns()}
        empty={t('admin-articles:empty')}
        exported={exportArticles}
        filters={[
          {
            name: 'category',
            label: t('articles:category'),
            all: t('articles:all.category'),
            values: articleCategories.map((value) => ({ value, text: t(`articles:categories.${value}`) })),
          },
          {
            name: 'language',
            label: t('admin-articles:language'),
            all: t('admin-articles:everyLanguage'),
            values: (['en', 'ar'] as const).map((value) => ({
              value,
              text: t(`admin-articles:languages.${value}`),
            })),
          },
          ...entryTableFilters(),
        ]}
        keyOf={({ id }) => id}
        label={t('pages:adminArticles.link')}
        list={listAdminArticles}
        onOpen={setOpened}
        searchLabel={t('articles:search')}
        titleOf={titleOf}
      />
      {(isNew || opened) && (
        <ArticleEditor id={isNew ? undefined : opened?.id} key={opened?.id ?? 'new'} onClose={close} />
      )}
    </AdminPage>
  )
}

const titleOf = ({ title, titleArabic }: AdminArticle) =>
  (currentLanguage().code === 'ar' && titleArabic) || title

const columns = (): readonly AdminColumn<AdminArticle>[] => [
  {
    id: 'title',
    title: t('admin-articles:title'),
    sortable: true,
    cell: (article) => <bdi className="break-words">{titleOf(article)}</bdi>,
  },
  {
    id: 'category',
    title: t('articles:category'),
    cell: ({ category }) => t(`articles:categories.${category}`),
  },
  {
    id: 'published',
    title: t('admin-articles:published'),
    sortable: true,
    cell: ({ publishedAt, publishAt }) => {
      const isScheduled = publishAt !== null && new Date(publishAt) > new Date()
      return isScheduled
        ? t('admin-articles:scheduled', { when: formatInstant(publishAt) })
        : publishedOn(publishedAt)
    },
  },
  ...entryColumns<AdminArticle>(),
  {
    id: 'likes',
    title: t('admin-articles:likes'),
    sortable: true,
    cell: ({ likes }) => <span className="tabular">{formatNumber(likes)}</span>,
  },
  {
    id: 'readTime',
    title: t('admin-articles:readTime'),
    cell: ({ readMinutes }) => <span className="tabular">{formatNumber(readMinutes)}</span>,
  },
  {
    id: 'languages',
    title: t('admin-articles:texts'),
    cell: ({ languages }) => languages.map((code) => code.toUpperCase()).join(' · '),
  },
]

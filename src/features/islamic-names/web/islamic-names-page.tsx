import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { Link } from 'wouter'
import { reading } from '#shared/web/api/reading.ts'
import { DirectoryPage } from '#shared/web/directory/directory-page.tsx'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { Chip, ChipRow } from '#shared/web/ui/chips.tsx'
import { nameCategories, nameGenders, nameOrigins } from '../core/islamic-name.ts'
import { type NameAnswer, readPopularNames } from '../core/islamic-names.contract.ts'
import { NameCard } from './name-card.tsx'
import { nameTexts } from './name-texts.ts'
import { namesList } from './names-list.ts'
import { notifyName } from './notify-name.ts'

/** As specified. */
const SKELETONS = 9

/** The names: search, filters and the popular ones. */
export default function IslamicNamesPage() {
  return (
    <DirectoryPage<NameAnswer>
      card={(name) => <NameCard name={name} />}
      filters={[
        {
          name: 'gender',
          label: t('islamic-names:gender'),
          all: t('islamic-names:all.gender'),
          values: nameGenders.map((value) => ({ value, text: t(`islamic-names:genders.${value}`) })),
        },
        {
          name: 'category',
          label: t('islamic-names:category'),
          all: t('islamic-names:all.category'),
          values: nameCategories.map((value) => ({ value, text: t(`islamic-names:categories.${value}`) })),
        },
        {
          name: 'origin',
          label: t('islamic-names:origin'),
          all: t('islamic-names:all.origin'),
          values: nameOrigins.map((value) => ({ value, text: t(`islamic-names:origins.${value}`) })),
        },
      ]}
      keyOf={({ id }) => id}
      list={namesList}
      skeletons={SKELETONS}
      texts={{
        documentTitle: t('pages:islamicNames.title'),
        title: t('islamic-names:title'),
        about: t('islamic-names:intro'),
        search: t('islamic-names:search'),
        searchHint: t('islamic-names:searchHint'),
        none: t('islamic-names:none'),
        failed: t('islamic-names:failed'),
      }}
    >
      <p className="mt-4 print:hidden">
        <Link
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-action underline-offset-4 hover:underline"
          href="/islamic-names/list"
        >
          <Users aria-hidden size={18} />
          {t('islamic-names:shareList')}
        </Link>
      </p>
      <PopularNames />
    </DirectoryPage>
  )
}

/** A row of the popular names; a press shows the name in a toast. */
function PopularNames() {
  const { data, isError } = useQuery(reading(readPopularNames, { language: currentLanguage().code }))
  if (isError) return null
  return (
    <div className="mt-5 min-h-20 print:hidden">
      <p className="mb-2 text-muted text-sm">{t('islamic-names:popular')}</p>
      <ChipRow label={t('islamic-names:popular')}>
        {data?.answer.map((name) => (
          <Chip key={name.id} onPress={() => notifyName(name)}>
            {nameTexts(name).title}
          </Chip>
        ))}
      </ChipRow>
    </div>
  )
}

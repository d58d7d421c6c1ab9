import {
  INTERACTION_EVENTS,
  type EventCategory,
  type InteractionEvent,
} from '@site/src/site/analyticsEvents';
import ScrollableTable from '@site/src/ui/ScrollableTable';
import type { ReactNode } from 'react';
import { PAGE_VIEW_TEXTS } from './fieldTexts';
import { FieldList, type Field } from './FieldList';
import { t } from './texts';
import styles from './styles.module.css';

const CATEGORIES = Object.keys(INTERACTION_EVENTS) as EventCategory[];

/** Literal values, as sent to the provider. */
function Words({ words }: { readonly words: readonly string[] }) {
  return (
    <div className={styles.words}>
      {words.map((word) => (
        <code key={word}>{word}</code>
      ))}
    </div>
  );
}

/** Events whose labels are any text, which the dictionary describes. */
type FreelyLabelled = {
  [Category in EventCategory]: (typeof INTERACTION_EVENTS)[Category]['labels'] extends 'text'
    ? Category
    : never;
}[EventCategory];

function interactionFields(category: EventCategory): Field[] {
  const { actions, labels }: InteractionEvent = INTERACTION_EVENTS[category];
  const action = { name: 'eventAction', content: <Words words={actions} /> };
  if (labels === 'none') return [action];
  const content =
    labels === 'text' ? (
      t(`analytics.labels.${category as FreelyLabelled}`)
    ) : (
      <Words words={labels} />
    );
  return [action, { name: 'eventLabel', content }];
}

interface RowProps {
  readonly name: string;
  readonly when: string;
  readonly fields: readonly Field[];
  readonly share: ReactNode;
}

function Row({ name, when, fields, share }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
      </th>
      <td className={styles.text}>{when}</td>
      <td>
        <FieldList fields={fields} />
      </td>
      <td>{share}</td>
    </tr>
  );
}

/** All events except web vitals. */
export function EventTable({ percent }: { readonly percent: Intl.NumberFormat }) {
  const shareOf = (category: EventCategory) => {
    const { sampling }: InteractionEvent = INTERACTION_EVENTS[category];
    if (!sampling) return t('analytics.all');
    return Object.entries(sampling).map(([action, ratio]) => (
      <div key={action}>{t('analytics.actionShare', { action, share: percent.format(ratio) })}</div>
    ));
  };
  return (
    <ScrollableTable>
      <thead>
        <tr>
          <th scope="col">{t('analytics.event')}</th>
          <th scope="col">{t('analytics.when')}</th>
          <th scope="col">{t('analytics.holds')}</th>
          <th scope="col">{t('analytics.share')}</th>
        </tr>
      </thead>
      <tbody>
        <Row
          name="page_view"
          when={t('analytics.events.page_view')}
          fields={Object.entries(PAGE_VIEW_TEXTS).map(([name, key]) => ({ name, content: t(key) }))}
          share={t('analytics.all')}
        />
        {CATEGORIES.map((category) => (
          <Row
            key={category}
            name={category}
            when={t(`analytics.events.${category}`)}
            fields={interactionFields(category)}
            share={shareOf(category)}
          />
        ))}
      </tbody>
    </ScrollableTable>
  );
}

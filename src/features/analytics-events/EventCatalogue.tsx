import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  ANALYTICS_COOKIE_PREFIX,
  WEB_VITALS,
  WEB_VITALS_LABEL,
  WEB_VITALS_RATIO,
} from '@site/src/site/analyticsEvents';
import { ConsentSetting } from '@site/src/features/consent';
import { useServices } from '@site/src/features/services';
import { STORAGE_KEYS } from '@site/src/site/storageKeys';
import ScrollableTable from '@site/src/ui/ScrollableTable';
import { EventTable } from './EventTable';
import { FieldList } from './FieldList';
import { USER_PROPERTY_TEXTS, WEB_VITAL_TEXTS } from './fieldTexts';
import { t, tNodes } from './texts';
import styles from './styles.module.css';

function Consent({ scriptUrl }: { readonly scriptUrl: string }) {
  return (
    <>
      <h2 className={styles.heading}>{t('analytics.consentTitle')}</h2>
      <div className={styles.setting}>
        <ConsentSetting />
      </div>
      <ul className={styles.rules}>
        <li>{t('analytics.consentBefore')}</li>
        <li>
          {tNodes('analytics.consentRemembered', {
            key: <code>{STORAGE_KEYS.analyticsConsent}</code>,
          })}
        </li>
        <li>{t('analytics.consentSignals')}</li>
        <li>
          {tNodes('analytics.consentWithdraw', { prefix: <code>{ANALYTICS_COOKIE_PREFIX}</code> })}
        </li>
      </ul>
      <h2 className={styles.heading}>{t('analytics.providerTitle')}</h2>
      <p className={styles.paragraph}>
        {tNodes('analytics.provider', { host: <code>{new URL(scriptUrl).host}</code> })}
      </p>
    </>
  );
}

function WebVitals({ percent }: { readonly percent: Intl.NumberFormat }) {
  const fields = Object.entries(WEB_VITAL_TEXTS).map(([name, key]) => ({
    name,
    content: tNodes(key, { value: <code>{WEB_VITALS_LABEL}</code> }),
  }));
  return (
    <>
      <h2 className={styles.heading}>{t('analytics.vitalsTitle')}</h2>
      <p className={styles.paragraph}>
        {t('analytics.vitalsText', { share: percent.format(WEB_VITALS_RATIO) })}
      </p>
      <ScrollableTable>
        <thead>
          <tr>
            <th scope="col">{t('analytics.event')}</th>
            <th scope="col">{t('analytics.when')}</th>
            <th scope="col">{t('analytics.holds')}</th>
          </tr>
        </thead>
        <tbody>
          {WEB_VITALS.map((name, index) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td className={styles.text}>{t(`analytics.vitals.${name}`)}</td>
              {index === 0 && (
                <td rowSpan={WEB_VITALS.length}>
                  <FieldList fields={fields} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
    </>
  );
}

function UserPropertyTable() {
  return (
    <ScrollableTable>
      <thead>
        <tr>
          <th scope="col">{t('analytics.property')}</th>
          <th scope="col">{t('analytics.holds')}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(USER_PROPERTY_TEXTS).map(([name, key]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{t(key)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

/** Lists everything that is sent to analytics, and explains consent. */
export default function EventCatalogue() {
  const { i18n } = useDocusaurusContext();
  const { analytics } = useServices();
  const percent = new Intl.NumberFormat(i18n.currentLocale, {
    style: 'percent',
    maximumFractionDigits: 2,
  });
  return (
    <>
      {analytics ? (
        <Consent scriptUrl={analytics.scriptUrl} />
      ) : (
        <p className={styles.off}>{t('analytics.off')}</p>
      )}
      <h2 className={styles.heading}>{t('analytics.eventsTitle')}</h2>
      <p className={styles.paragraph}>
        <span>{t('analytics.eventsText')}</span> <span>{t('analytics.clicks')}</span>
      </p>
      <EventTable percent={percent} />
      <WebVitals percent={percent} />
      <h2 className={styles.heading}>{t('analytics.propertiesTitle')}</h2>
      <p className={styles.paragraph}>{t('analytics.propertiesText')}</p>
      <UserPropertyTable />
    </>
  );
}

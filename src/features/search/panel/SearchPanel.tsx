import { useHistory } from '@docusaurus/router';
import { copyToClipboard } from '@site/src/features/code';
import Dialog from '@site/src/ui/Dialog';
import SearchIcon from '@site/src/ui/icons/SearchIcon';
import { COLUMN_KEYS, indexForKey } from '@site/src/ui/indexForKey';
import clsx from 'clsx';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent as ReactMouseEvent,
} from 'react';
import { ALL, type Facets } from './facets';
import { NoResults } from './NoResults';
import { groupsOfResults, groupsToStart, type Option } from './options';
import { quickLinks } from './quickLinks';
import { forgetRecentSearches, readRecentSearches, rememberSearch } from './recentSearches';
import { ResultList } from './ResultList';
import { SearchFacets } from './SearchFacets';
import styles from './styles.module.css';
import { usePlace } from './usePlace';
import { useSearch } from './useSearch';
import { t } from './texts';

const MAX_QUERY_LENGTH = 120;

/** Whether an address is of a file, e.g. of the feed, and not of a page. */
const isFile = (url: string) => /\.[a-z]+$/.test(url);

interface SearchPanelProps {
  /** Text typed before the panel was loaded, or before it crashed. */
  readonly typed: string;
  readonly onType?: (query: string) => void;
  readonly onClose: () => void;
  /** Called before a page of the site is opened. */
  readonly onFollow?: () => void;
}

/** The search dialog: field, filters, and a list with keyboard navigation. */
export default function SearchPanel({ typed, onType, onClose, onFollow }: SearchPanelProps) {
  const id = useId();
  const history = useHistory();
  const place = usePlace();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(typed);
  /** URL of the result whose rows are listed one by one. */
  const [unfolded, setUnfolded] = useState('');
  /** Name of the icon whose import was copied. */
  const [copied, setCopied] = useState('');
  const [facets, setFacets] = useState<Facets>(ALL);
  const [recent, setRecent] = useState(readRecentSearches);
  const [active, setActive] = useState(typed === '' ? -1 : 0);
  const search = useSearch(query, facets);
  const isEmpty = query.trim() === '';

  useEffect(() => input.current?.focus(), []);

  const links = quickLinks(search.findPage, place.product);
  const groups = isEmpty
    ? groupsToStart(id, recent, links)
    : groupsOfResults(id, query.trim(), search, unfolded);
  const options = groups.flatMap((group) => group.options);
  const activeOption = options[active];

  useEffect(() => {
    if (activeOption)
      document.getElementById(activeOption.id)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeOption]);

  const change = (text: string) => {
    const next = text.slice(0, MAX_QUERY_LENGTH);
    setQuery(next);
    setUnfolded('');
    setCopied('');
    onType?.(next);
    setActive(text.trim() === '' ? -1 : 0);
  };

  const choose = (next: Facets) => {
    setFacets(next);
    setActive(isEmpty ? -1 : 0);
  };

  const remember = () => {
    rememberSearch(query);
    setRecent(readRecentSearches());
  };

  const follow = (option: Option, isApart: boolean) => {
    if (option.type === 'recent') {
      change(option.query);
      input.current?.focus();
      return;
    }
    if (option.type === 'icon') {
      const { name, statement } = option.icon;
      remember();
      copyToClipboard(statement).then(
        () => setCopied(name),
        // The browser refuses; the statement can be read.
        () => undefined,
      );
      return;
    }
    const { url, others } = option.hit;
    if (others && !isApart) {
      setUnfolded(url);
      return;
    }
    remember();
    if (isApart) {
      window.open(url, '_blank', 'noopener');
      return;
    }
    // Close first, because the dialog restores focus on the current page.
    onClose();
    if (isFile(url)) window.location.assign(url);
    else {
      onFollow?.();
      history.push(url);
    }
  };

  const press = (event: KeyboardEvent) => {
    // Enter may confirm an IME composition.
    if (event.nativeEvent.isComposing || event.altKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (activeOption) follow(activeOption, event.ctrlKey || event.metaKey);
      return;
    }
    // With modifiers the keys edit the field.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = indexForKey(event.key, active, options.length, COLUMN_KEYS);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
  };

  const click = (event: ReactMouseEvent, option: Option) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) {
      remember();
      return;
    }
    event.preventDefault();
    follow(option, false);
  };

  const listId = `${id}-list`;
  const isSettled = !search.isLoading && !search.isSearching;
  const hasNone = !isEmpty && isSettled && options.length === 0 && search.failure !== 'failed';
  const found =
    options.length === 0
      ? t('searchPanel.noResults', { query: query.trim() })
      : t('searchPanel.found', { count: options.length });
  const status = copied === '' ? !isEmpty && isSettled && found : t('searchPanel.copied');

  return (
    <Dialog
      title={t('searchPanel.title')}
      closeLabel={t('searchPanel.close')}
      placement="top"
      className={styles.dialog}
      onClose={onClose}
      header={
        <div className={styles.field}>
          <SearchIcon className={styles.fieldIcon} />
          <input
            ref={input}
            type="text"
            className={styles.input}
            role="combobox"
            aria-label={t('searchPanel.placeholder')}
            aria-expanded={options.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={activeOption?.id}
            placeholder={t('searchPanel.placeholder')}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={MAX_QUERY_LENGTH}
            value={query}
            onChange={({ target }) => change(target.value)}
            onKeyDown={press}
          />
          {query !== '' && (
            <button
              type="button"
              className={clsx(styles.textButton, styles.clear)}
              // Not a tab stop between field and filters; keyboards have Escape.
              tabIndex={-1}
              onClick={() => {
                change('');
                input.current?.focus();
              }}
            >
              {t('searchPanel.clear')}
            </button>
          )}
        </div>
      }
    >
      <SearchFacets facets={facets} place={place} onChoose={choose} />
      <div className={styles.results}>
        <ResultList
          id={listId}
          groups={groups}
          query={query}
          active={activeOption}
          copied={copied}
          onActivate={(option) => setActive(options.indexOf(option))}
          onClick={click}
        />
        {isEmpty && recent.length > 0 && (
          <button
            type="button"
            className={styles.textButton}
            onClick={() => {
              forgetRecentSearches();
              setRecent([]);
              setActive(-1);
              input.current?.focus();
            }}
          >
            {t('searchPanel.clearRecent')}
          </button>
        )}
        {isEmpty && options.length === 0 && !search.isLoading && search.failure === null && (
          <p className={styles.note}>{t('searchPanel.tryNames')}</p>
        )}
        {search.isLoading && <p className={styles.note}>{t('searchPanel.loading')}</p>}
        {!isEmpty && search.isSearching && (
          <p className={styles.note}>{t('searchPanel.searchingText')}</p>
        )}
        {hasNone && (
          <NoResults
            query={query.trim()}
            pages={links[0]?.pages ?? []}
            onFollow={onClose}
            onSearchAll={facets.product === null ? undefined : () => choose(ALL)}
          />
        )}
        {search.failure && (
          <div role="alert" className={styles.failure}>
            <span>{t(`searchPanel.${search.failure}`)}</span>
            <button type="button" className={styles.textButton} onClick={search.retry}>
              {t('searchPanel.retry')}
            </button>
          </div>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {status}
      </p>
      <ShortcutHints />
    </Dialog>
  );
}

const HINTS = [
  ['↵', 'open'],
  ['↑ ↓', 'move'],
  ['Tab', 'facets'],
  ['Esc', 'close'],
] as const;

/** Visual only: screen readers announce the keys of a combobox. */
function ShortcutHints() {
  return (
    <p className={styles.hints} aria-hidden="true">
      {HINTS.map(([key, hint]) => (
        <span key={hint} className={styles.hint}>
          <kbd className={styles.key}>{key}</kbd>
          <span>{t(`searchPanel.hints.${hint}`)}</span>
        </span>
      ))}
    </p>
  );
}

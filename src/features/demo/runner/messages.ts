/**
 * Protocol between a page and the sandboxed frame that runs an edited demo. Anyone can send such
 * messages, so both sides validate them.
 */

import type { PaletteColors, ThemeSettings } from '@site/src/prefs';
import { isRecord } from '@site/src/prefs/json';
import { DEMO_LIBRARIES, type DemoLibrary } from '@site/src/site/demoLibraries';
import { palettes } from '@site/src/site/tokens';

/** A file of a demo. */
export interface RunnerFile {
  /** Path relative to the demo's folder, without `./`, e.g. `BasicButtons.tsx`. */
  readonly name: string;
  readonly code: string;
}

/** An edited demo and what is needed to render it like the page does. */
export interface RunRequest {
  readonly files: readonly RunnerFile[];
  /** File whose default export is rendered. */
  readonly entry: string;
  /** File whose default export is merged into the library's theme; `null` without. */
  readonly theme: string | null;
  /**
   * The demo's folder relative to the site, e.g. `docs/material-ui/react-button`. Determines the
   * available imports.
   */
  readonly folder: string;
  readonly library: DemoLibrary;
  /** Same-site URL of the style sheet with the library's CSS variables. */
  readonly stylesheet: string | null;
  /** CSS of the demo in addition to the library's styles. */
  readonly css: string | null;
  /** Whether the demo has a frame of its own, like an application. */
  readonly iframe: boolean;
  /** Whether that keeps its height, with higher content scrolling in it. */
  readonly scrollable: boolean;
  /** Injects the library's styles before all others. */
  readonly injectFirst: boolean;
}

export type ToFrame =
  | {
      readonly type: 'run';
      /** Increments; replies contain the id of their run. */
      readonly id: number;
      readonly request: RunRequest;
      readonly settings: ThemeSettings;
    }
  | { readonly type: 'settings'; readonly settings: ThemeSettings };

/** Kinds of failures; `load` is a chunk that failed to load, and can be retried. */
const FAILURE_KINDS = ['compile', 'run', 'render', 'load'] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

export type FromFrame =
  | { readonly type: 'ready' }
  /** A run was received, and waits for the network; its code starts. */
  | { readonly type: 'loading' | 'running'; readonly id: number }
  /** Heights are in px. */
  | { readonly type: 'rendered'; readonly id: number; readonly height: number }
  | { readonly type: 'resized'; readonly height: number }
  | {
      readonly type: 'failed';
      readonly id: number;
      readonly kind: FailureKind;
      /** A translated sentence. */
      readonly message: string;
    };

/** On every message, to ignore those of browser extensions. */
const CHANNEL = 'demo-runner';

/** Creates the data for `postMessage`. */
export function toMessage<T extends ToFrame | FromFrame>(content: T): T & { channel: string } {
  return { ...content, channel: CHANNEL };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isLength(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

function oneOf<T>(values: readonly T[], value: unknown): T | undefined {
  return values.find((candidate) => candidate === value);
}

function contentOf(data: unknown): Readonly<Record<string, unknown>> | null {
  return isRecord(data) && data['channel'] === CHANNEL ? data : null;
}

/** Rejects URLs of other sites (`https:…`, `//…`). */
function isOwnAddress(value: unknown): value is string {
  return isText(value) && /^\/(?![/\\])/.test(value);
}

function parseFiles(value: unknown): RunnerFile[] | null {
  if (!Array.isArray(value)) return null;
  const files: RunnerFile[] = [];
  for (const file of value as unknown[]) {
    if (!isRecord(file)) return null;
    const { name, code } = file;
    if (!isText(name) || !name || !isText(code)) return null;
    files.push({ name, code });
  }
  return files;
}

function parseRequest(value: unknown): RunRequest | null {
  if (!isRecord(value)) return null;
  const { entry, theme, folder, stylesheet, css, iframe, scrollable, injectFirst } = value;
  const files = parseFiles(value['files']);
  const library = oneOf(
    DEMO_LIBRARIES.map(({ id }) => id),
    value['library'],
  );
  if (!files || !library || !isText(entry) || !isText(folder)) return null;
  if (!files.some(({ name }) => name === entry)) return null;
  if (theme !== null && !(isText(theme) && files.some(({ name }) => name === theme))) return null;
  if (stylesheet !== null && !isOwnAddress(stylesheet)) return null;
  if (css !== null && !isText(css)) return null;
  if (typeof iframe !== 'boolean' || typeof scrollable !== 'boolean') return null;
  if (typeof injectFirst !== 'boolean') return null;
  return { files, entry, theme, folder, library, stylesheet, css, iframe, scrollable, injectFirst };
}

function isPaletteColors(value: unknown): value is PaletteColors {
  return (
    isRecord(value) &&
    Object.entries(value).every(
      ([name, shades]) =>
        Object.hasOwn(palettes.light, name) &&
        isRecord(shades) &&
        Object.values(shades).every(isText),
    )
  );
}

function parseSettings(value: unknown): ThemeSettings | null {
  if (!isRecord(value)) return null;
  const { dense, spacing, paletteColors, worn } = value;
  const direction = oneOf(['ltr', 'rtl'] as const, value['direction']);
  const paletteMode = oneOf(['light', 'dark'] as const, value['paletteMode']);
  if (!direction || !paletteMode) return null;
  if (typeof dense !== 'boolean' || !isLength(spacing) || !isPaletteColors(paletteColors)) {
    return null;
  }
  if (!isText(worn)) return null;
  return { dense, direction, paletteColors, spacing, paletteMode, worn };
}

/** Validates a message of the page; `null` for anything else. */
export function parseToFrame(data: unknown): ToFrame | null {
  const content = contentOf(data);
  if (!content) return null;
  const settings = parseSettings(content['settings']);
  if (!settings) return null;
  if (content['type'] === 'settings') return { type: 'settings', settings };
  if (content['type'] !== 'run') return null;
  const { id } = content;
  const request = parseRequest(content['request']);
  return isLength(id) && request ? { type: 'run', id, request, settings } : null;
}

/** Validates a message of the frame; `null` for anything else. */
export function parseFromFrame(data: unknown): FromFrame | null {
  const content = contentOf(data);
  if (!content) return null;
  const { type, id, height, message } = content;
  switch (type) {
    case 'ready':
      return { type };
    case 'loading':
    case 'running':
      return isLength(id) ? { type, id } : null;
    case 'resized':
      return isLength(height) ? { type, height } : null;
    case 'rendered':
      return isLength(id) && isLength(height) ? { type, id, height } : null;
    case 'failed': {
      const kind = oneOf(FAILURE_KINDS, content['kind']);
      return isLength(id) && kind && isText(message) ? { type, id, kind, message } : null;
    }
    default:
      return null;
  }
}

import type { AtRule, Container, Root, Rule } from 'postcss';

/** The parts of the theme's configuration that bring classes into play. */
export interface ThemeSettings {
  readonly announcementBar?: unknown;
  readonly docs?: { readonly sidebar?: { readonly hideable?: boolean } };
  readonly navbar?: {
    readonly hideOnScroll?: boolean;
    readonly logo?: unknown;
    readonly style?: unknown;
  };
}

interface UnusedClasses {
  /** Which of Docusaurus' cascade layers have them, after `docusaurus.`. */
  readonly layers: RegExp;
  /**
   * A class, with its BEM elements and modifiers, and with the hash of a CSS module; or the start of
   * classes, with `-` at its end.
   */
  readonly names: readonly string[];
  /** With which configuration they are used all the same. */
  readonly isUsed?: (settings: ThemeSettings) => boolean;
  /** Pages have them, and the site makes their looks itself or does without. */
  readonly isOnPages?: boolean;
}

const INFIMA = /^infima$/;
const THEME = /^(?:theme-common|theme-classic)$/;

/**
 * Classes of Docusaurus' style sheets that no page needs. What a script sets as the state of a part
 * that is there must not be here: the check of the built pages cannot see it.
 */
const UNUSED: readonly UnusedClasses[] = [
  { layers: INFIMA, names: ['col', 'margin-', 'padding-', 'row'], isOnPages: true },
  {
    layers: INFIMA,
    names: [
      'alert--primary',
      'alert__heading',
      'alert__icon',
      'avatar',
      'badge',
      'breadcrumbs--lg',
      'breadcrumbs--sm',
      'button',
      'button-group',
      'card',
      'container-fluid',
      'dropdown',
      'footer',
      'hero',
      'pagination',
      'pills',
      'shadow-',
      'tabs',
      'text--',
      // The header is `src/features/header`.
      'navbar__inner',
      'navbar__item',
      'navbar__items',
      'navbar__link',
      'navbar__search',
      'navbar__search-input',
    ],
  },
  {
    layers: INFIMA,
    names: ['close'],
    isUsed: ({ announcementBar }) => Boolean(announcementBar),
  },
  {
    layers: INFIMA,
    names: ['navbar--dark', 'navbar--primary'],
    isUsed: ({ navbar }) => Boolean(navbar?.style),
  },
  { layers: INFIMA, names: ['navbar__logo'], isUsed: ({ navbar }) => Boolean(navbar?.logo) },
  {
    layers: THEME,
    names: [
      // The layout of a page is `src/theme/DocItem/Layout`.
      'docItemContainer',
      'docItemCol',
      'errorBoundaryFallback',
      // What stands in for nprogress has no glow.
      'peg',
      'tag',
      'tagRegular',
      'tagWithCount',
      'tags',
      'themedComponent',
    ],
  },
  {
    layers: THEME,
    names: ['menuWithAnnouncementBar'],
    isUsed: ({ announcementBar }) => Boolean(announcementBar),
  },
  {
    layers: THEME,
    names: ['darkNavbarColorModeToggle'],
    isUsed: ({ navbar }) => Boolean(navbar?.style),
  },
  {
    layers: THEME,
    names: [
      'anchorTargetHideOnScrollNavbar',
      'navbarHidden',
      'navbarHideable',
      'sidebarLogo',
      'sidebarWithHideableNavbar',
    ],
    isUsed: ({ navbar }) => Boolean(navbar?.hideOnScroll),
  },
  {
    layers: THEME,
    names: ['docItemWrapperEnhanced', 'docSidebarContainerHidden', 'sidebarHidden'],
    isUsed: ({ docs }) => Boolean(docs?.sidebar?.hideable),
  },
];

const LAYER = /^docusaurus\.([\w-]+)$/;
const CLASS = /\.((?:[\w-]|\\.)+)/g;
const PSEUDO_ARGUMENTS = /:[\w-]+\([^()]*\)/g;

function classPattern(names: readonly string[]): RegExp {
  const patterns = names.map((name) =>
    name.endsWith('-') ? name : `${name}(?:$|__|--|_[\\w-]{4}$)`,
  );
  return new RegExp(`^(?:${patterns.join('|')})`);
}

/** The classes in a selector, without their dots and escapes. */
export function classesOf(selector: string): string[] {
  return [...selector.matchAll(CLASS)].map(([, name = '']) => name.replaceAll('\\', ''));
}

/** Which classes an element, or one around it, must have: what is inside `:not()` need not be there. */
function neededClasses(selector: string): string[] {
  let rest = selector;
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replace(PSEUDO_ARGUMENTS, '');
  }
  return classesOf(rest);
}

function removeEmpty(container: Container | undefined) {
  if (container?.type !== 'atrule' || container.nodes?.length !== 0) return;
  const atRule = container as AtRule;
  // An empty layer still has its place among the others.
  if (atRule.name === 'layer') return;
  const parent = atRule.parent as Container | undefined;
  atRule.remove();
  removeEmpty(parent);
}

function layerOf(rule: Rule): string | undefined {
  for (let node = rule.parent; node && node.type !== 'root'; node = node.parent) {
    if (node.type !== 'atrule' || (node as AtRule).name !== 'layer') continue;
    return LAYER.exec((node as AtRule).params)?.[1];
  }
  return undefined;
}

export interface UnusedClassRemoval {
  /**
   * Takes the rules that need an unused class out of a style sheet, and leaves what is in none of
   * Docusaurus' layers alone.
   */
  remove(root: Root): void;
  /** Whether a page has lost the looks of a class: it was removed, and pages were to do without. */
  isLost(className: string): boolean;
}

/** What Docusaurus' style sheets hold for parts that the site does not show. */
export function createUnusedClassRemoval(settings: ThemeSettings): UnusedClassRemoval {
  const groups = UNUSED.filter(({ isUsed }) => !isUsed?.(settings)).map((group) => ({
    ...group,
    pattern: classPattern(group.names),
  }));
  const lost = new Set<string>();

  return {
    remove(root) {
      root.walkRules((rule) => {
        const layer = layerOf(rule);
        if (layer === undefined) return;
        const ofLayer = groups.filter(({ layers }) => layers.test(layer));
        const kept = rule.selectors.filter((selector) =>
          neededClasses(selector).every((name) => {
            const group = ofLayer.find(({ pattern }) => pattern.test(name));
            if (group && !group.isOnPages) lost.add(name);
            return group === undefined;
          }),
        );
        if (kept.length === rule.selectors.length) return;
        if (kept.length > 0) {
          rule.selectors = kept;
          return;
        }
        const parent = rule.parent as Container | undefined;
        rule.remove();
        removeEmpty(parent);
      });
    },
    isLost: (className) => lost.has(className),
  };
}

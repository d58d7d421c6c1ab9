import type { LocaleCode } from '@site/src/site/locales';
import type { Product, ProductFace } from '@site/src/site/products';
import { versionMenu } from '@site/src/site/versionMenu';

/** A version of a product. */
export interface VersionRow {
  readonly label: string;
  readonly current: boolean;
  readonly documentationHref: string;
  /** `null` for versions without release notes. */
  readonly releaseNotesHref: string | null;
}

/** Versions of a product, or of one of its parts. */
export interface FaceVersions {
  readonly face: ProductFace;
  /** Empty for a product that is documented on another site. */
  readonly rows: readonly VersionRow[];
}

/** A product: itself, its parts, or both. */
export interface VersionSection {
  readonly product: Product;
  readonly faces: readonly FaceVersions[];
}

export interface VersionSectionsInput {
  readonly products: readonly Product[];
  /** Package name -> installed version. */
  readonly currentVersions: Readonly<Record<string, string>>;
  readonly locale: LocaleCode;
  /** Default repository. */
  readonly repositoryUrl: string;
}

/**
 * Returns the content of the versions page, in the order of `products`, without test pages. A
 * product whose overview is that of one of its parts is represented by its parts.
 */
export function versionSections(input: VersionSectionsInput): VersionSection[] {
  return input.products
    .filter(({ experimental }) => !experimental)
    .map((product) => {
      const shownByParts = product.parts.some(({ href }) => href === product.href);
      const faces = shownByParts ? product.parts : [product, ...product.parts];
      return {
        product,
        faces: faces.map((face) => ({ face, rows: versionRows(face, input) })),
      };
    });
}

function versionRows(face: ProductFace, input: VersionSectionsInput): VersionRow[] {
  const repositoryUrl = face.repositoryUrl ?? input.repositoryUrl;
  const menu = versionMenu(face, { versions: input.currentVersions, locale: input.locale });
  return menu.map(({ label, href }) => ({
    label,
    current: href === undefined,
    documentationHref: href ?? face.href,
    releaseNotesHref: hasReleaseNotes(label) ? `${repositoryUrl}/releases/tag/${label}` : null,
  }));
}

/** Only full release versions have notes; a bare major (`v5`) and a pre-release have none. */
function hasReleaseNotes(label: string): boolean {
  return /^v\d+\.\d+\.\d+$/.test(label);
}

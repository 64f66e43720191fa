const PDF = 'application/pdf';

/** Whether this device can hand PDF files to other apps. */
export function canSharePdf(): boolean {
  const probe = new File([], 'a.pdf', { type: PDF });
  return 'canShare' in navigator && navigator.canShare({ files: [probe] });
}

/**
 * Hands a PDF to an app of the reader's choice. The name travels with it, so it must name no patient. Resolves with false when
 * the reader chose none. Rejects when the device refuses.
 */
export async function sharePdf(bytes: Uint8Array<ArrayBuffer>, fileName: string): Promise<boolean> {
  try {
    await navigator.share({ files: [new File([bytes], fileName, { type: PDF })] });
    return true;
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') return false;
    throw cause;
  }
}

declare module 'pdfmake/build/pdfmake' {
  interface PdfMake {
    addVirtualFileSystem(files: Readonly<Record<string, string>>): void;
    addFonts(fonts: Readonly<Record<string, Readonly<Record<string, string>>>>): void;
    setUrlAccessPolicy(policy: (url: string) => boolean): void;
    setLocalAccessPolicy?(policy: (path: string) => boolean): void;
    createPdf(definition: object): { getBuffer(): Promise<Uint8Array<ArrayBuffer>> };
  }
  const pdfMake: PdfMake;
  export default pdfMake;
}

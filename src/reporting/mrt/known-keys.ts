/** Keys that the vendor's designers write into reports, pages and components, in lower case. What else a file holds is named to who imports it. */
export const KNOWN_KEYS: ReadonlySet<string> = new Set(
  `
  ident name alias guid key ref type enabled printable locked linked restrictions tag tooltip hyperlink bookmark pointer
  reportversion reportguid reportname reportalias reportauthor reportdescription reportcreated reportchanged reportfile
  reportimage reporticon engineversion numberofpass reportunit script scriptlanguage useplatformdependentscript
  calculationmode dictionary pages styles globalizationstrings globalizationmanager metatags referencedassemblies culture
  autolocalizereportonrun cachealldata cachetotals convertnulls collate stopbeforepage stopbeforepagerule storeimagesinresources
  parametersorientation parameterwidth parametersdateformat requestparameters previewmode previewsettings printersettings
  htmlpreviewmode viewermode dashboardviewersettings reportcachemode retrieveonlyuseddata refreshtime savereportinresources
  useprogressinthread interaction pagewidth pageheight papersize papersourceoffirstpage papersourceofotherpages orientation margins
  watermark components border brush width height unlimitedheight unlimitedwidth unlimitedbreakable segmentperwidth
  segmentperheight largeheight largeheightfactor resetpagenumber printonpreviouspage printheadersfootersfrompreviouspage
  numberofcopies mirrormargins titlebeforeheader stretchtoprintarea columns columngaps columnwidth righttoleft excelsheet
  icon pageicon backpage conditions componentstyle clientrectangle clientrect displayrectangle minsize maxsize cangrow
  canshrink canbreak growtoheight dockstyle shiftmode printon anchor inherited horalignment vertalignment font text
  textbrush textoptions textformat textquality allowhtmltags autowidth wordwrap linesofunderline linelimit linespacing
  shrinkfonttofit shrinkfonttofitminimumsize onlytext editable hidezeros processingduplicates maxnumberoflines
  nullvalue rendertoo exceldatavalue exceptvalue exportasimage detectuRLs processat processatend page parent value
  image imagebytes imageurl imagedata datacolumn file stretch aspectratio multiplefactor smoothing imagerotation
  processingdduplicates barcodetype code forecolor backcolor angle autoscale showlabeltext showquietzones zoom
  subreportpage subreportpageguid keepsubreporttogether parameters useexternalreport subreporturl linkedreport
  color style size startcap endcap topside bottomside leftside rightside round referencetoguid shapetype bordercolor
  printinonpages printifparentdisabled printifdetailempty printifempty keepgroupheadertogether groupheader condition
  datasourcename datarelationname mastercomponent businessobjectguid filters filtermode filterengine filteron sort
  sortdirection rowcount columncount headerrowscount footerrowscount headerprintonallpages headerprinton numberid id
  jointype cellid parentjoincells joincells joinwidth joinheight merged celltype celldockstyle fixedwidth
  series area legend title titles constantlines strips charttype seriestitlestyle allowapplystyle chartstyle
  horspacing vertspacing seriesstyleguid seriescolors labels table rows sidebyside checked values emptyvalue datatext
  wysiwyg wordwraptext trimming hotkeyprefix distancebetweentabs firsttaboffset
  crosstabstyle crosstabstyleindex crosstabstylecolor printtitleonallpages keepcrosstabtogether
  indicator totals functiontoprocess rangevalues showlabels
  `
    .trim()
    .toLowerCase()
    .split(/\s+/),
);
